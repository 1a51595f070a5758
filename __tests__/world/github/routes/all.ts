/** Every operation the stand-in answers. */
import type { Route } from "../route.ts";
import { issueRoutes } from "./issues.ts";
import { pullRoutes } from "./pulls.ts";
import { repositoryRoutes } from "./repository.ts";

export const ROUTES: readonly Route[] = [...repositoryRoutes, ...issueRoutes, ...pullRoutes];
