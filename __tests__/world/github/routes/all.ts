/** Every operation the stand-in answers. */
import type { Route } from "../route.ts";
import { issueRoutes } from "./issues.ts";
import { pullRoutes } from "./pulls.ts";
import { repositoryRoutes } from "./repository.ts";
import { reviewRoutes } from "./reviews.ts";
import { runRoutes } from "./runs.ts";

export const ROUTES: readonly Route[] = [
  ...runRoutes,
  ...issueRoutes,
  ...pullRoutes,
  ...reviewRoutes,
  ...repositoryRoutes,
];
