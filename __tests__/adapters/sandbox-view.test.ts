/** What the sandbox hides, shows, layers and covers on made-up machines; one test inspects the real one. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { ECOSYSTEMS } from "../../src/lib/ecosystems.ts";
import { standIn } from "../../src/adapters/sandbox/stand-in.ts";
import { isOfBuilds } from "../../src/adapters/machine-places.ts";
import { machine, viewOf, type View, type ViewFacts } from "../../src/adapters/visible-paths.ts";

type Made = Partial<Pick<ViewFacts, "environment" | "homes" | "workspace" | "temp" | "show" | "program">> & {
  /** Paths of files; paths of directories end in a slash. Parent directories exist too. */
  readonly has: readonly string[];
  readonly links?: Readonly<Record<string, string>>;
};

/** The view of a machine that has these files. */
function view({ has, links = {}, ...facts }: Made): View {
  const kinds = new Map<string, "file" | "directory">([["/", "directory"]]);
  const add = (path: string, kind: "file" | "directory"): void => {
    kinds.set(path, kind);
    for (let above = dirname(path); above !== "/"; above = dirname(above)) kinds.set(above, "directory");
  };
  const realPath = (path: string): string => followed(path, links);
  for (const path of ["/tmp/", "/run/", "/var/tmp/", "/usr/bin/", ...has]) {
    if (path.endsWith("/")) add(realPath(path.slice(0, -1)), "directory");
    else add(realPath(path), "file");
  }
  for (const name of Object.keys(links)) add(dirname(name), "directory");
  return viewOf({
    environment: {},
    homes: ["/home/runner"],
    workspace: "/home/runner/work/shop/shop",
    temp: "/home/runner/work/_temp",
    show: [],
    ...facts,
    realPath,
    kindOf: (path) => kinds.get(realPath(path)),
    list: (directory) =>
      [...kinds, ...Object.keys(links).map((name) => [name, "link"] as const)]
        .filter(([path]) => path !== "/" && dirname(path) === realPath(directory))
        .map(([path, kind]) => ({ name: basename(path), directory: kind === "directory" })),
  });
}

function followed(path: string, links: Readonly<Record<string, string>>): string {
  const link = Object.keys(links).find((name) => isIn(path, name));
  return link === undefined ? path : followed(`${links[link]}${path.slice(link.length)}`, links);
}

const HOSTED = {
  environment: {
    PATH: "/home/runner/.local/bin:/home/runner/.cargo/bin:/opt/pipx_bin:/usr/bin:/opt/hostedtoolcache/node/22/x64/bin",
    HOME: "/home/runner",
    RUNNER_TEMP: "/home/runner/work/_temp",
    RUNNER_WORKSPACE: "/home/runner/work/shop",
    RUNNER_TOOL_CACHE: "/opt/hostedtoolcache",
    JAVA_HOME: "/usr/lib/jvm/temurin-17-jdk-amd64",
  },
  has: [
    "/home/runner/work/shop/shop/",
    "/home/runner/work/_temp/_runner_file_commands/",
    "/home/runner/work/_temp/.npmrc",
    "/home/runner/.local/bin/pytest",
    "/home/runner/.local/share/keyrings/login",
    "/home/runner/.cargo/bin/cargo",
    "/home/runner/.cargo/credentials.toml",
    "/home/runner/.cargo/registry/",
    "/home/runner/.rustup/",
    "/home/runner/.npm/",
    "/home/runner/.npmrc",
    "/home/runner/.m2/repository/",
    "/home/runner/.m2/settings.xml",
    "/home/runner/.gradle/caches/",
    "/home/runner/.gradle/wrapper/",
    "/home/runner/.gradle/daemon/",
    "/home/runner/.gradle/gradle.properties",
    "/home/runner/.cache/pip/",
    "/home/runner/.cache/ms-playwright/",
    "/home/runner/.cache/google-chrome/",
    "/home/runner/.docker/config.json",
    "/opt/hostedtoolcache/node/22/x64/bin/node",
    "/usr/lib/jvm/temurin-17-jdk-amd64/",
  ],
} satisfies Made;

describe("on GitHub's Ubuntu", () => {
  test("the home is hidden, except for programs, toolchains and caches", () => {
    expect(view(HOSTED)).toEqual({
      hidden: ["/home/runner", "/run", "/tmp", "/var/tmp"],
      shown: ["/home/runner/.cargo/bin", "/home/runner/.local/bin", "/home/runner/.rustup"],
      layered: [
        "/home/runner/.cache/ms-playwright",
        "/home/runner/.cache/pip",
        "/home/runner/.cargo/registry",
        "/home/runner/.gradle/caches",
        "/home/runner/.gradle/wrapper",
        "/home/runner/.m2/repository",
        "/home/runner/.npm",
      ],
      covered: [],
      refused: [],
    });
  });

  test("for a PATH entry in the home the installation around bin is shown, but not all of .local or .cargo", () => {
    const environment = { ...HOSTED.environment, PATH: `/home/runner/tools/go/bin:${HOSTED.environment.PATH}` };
    const has = [
      ...HOSTED.has,
      "/home/runner/tools/go/bin/go",
      "/home/runner/tools/go/src/",
      "/home/runner/.local/lib/",
    ];
    expect(view({ ...HOSTED, environment, has }).shown).toEqual([
      "/home/runner/.cargo/bin",
      "/home/runner/.local/bin",
      "/home/runner/.local/lib",
      "/home/runner/.rustup",
      "/home/runner/tools/go",
    ]);
  });

  test("settings that choose a Java or virtual environment are shown, those with passwords are not", () => {
    const names = [
      ".m2/toolchains.xml",
      ".m2/settings.xml",
      ".config/pypoetry/config.toml",
      ".config/pypoetry/auth.toml",
    ];
    expect(view({ has: [...HOSTED.has, ...names.map((name) => `/home/runner/${name}`)] }).shown).toEqual([
      "/home/runner/.cargo/bin",
      "/home/runner/.config/pypoetry/config.toml",
      "/home/runner/.local/bin",
      "/home/runner/.m2/toolchains.xml",
      "/home/runner/.rustup",
    ]);
  });

  test("packages are shown with the links that start them, and their store is a layer", () => {
    const bin = "/home/runner/setup-pnpm/node_modules/.bin";
    const environment = { ...HOSTED.environment, PATH: bin, PNPM_HOME: bin };
    const has = [
      `${bin}/pnpm`,
      `${bin}/store/v10/`,
      "/home/runner/setup-pnpm/node_modules/pnpm/",
      "/home/runner/work/",
    ];
    expect(view({ ...HOSTED, environment, has })).toMatchObject({
      shown: ["/home/runner/setup-pnpm/node_modules"],
      layered: [`${bin}/store`],
    });
  });

  test("a repository with a bin on PATH is not shown, except for what programs in bin load", () => {
    const has = ["bin/", "lib/", ".git/", ".envrc"].map((name) => `/home/runner/other/${name}`);
    const environment = { PATH: "/home/runner/other/bin" };
    expect(view({ environment, has }).shown).toEqual(["/home/runner/other/bin", "/home/runner/other/lib"]);
  });
});

test("in a container job the work folder, the home and the event are hidden, but never the root", () => {
  const environment = {
    PATH: "/__t/node/22/x64/bin:/usr/bin",
    RUNNER_WORKSPACE: "/__w/shop",
    RUNNER_TOOL_CACHE: "/__t",
  };
  const has = ["/__w/shop/shop/", "/__w/_temp/", "/__t/node/22/x64/bin/", "/__e/node24/bin/node", "/github/home/.npm/"];
  const found = view({
    environment,
    has: [...has, "/github/workflow/event.json", "/config.sh"],
    homes: ["/root", "/github/home"],
    workspace: "/__w/shop/shop",
    temp: "/__w/_temp",
    program: "/__e/node24/bin/node",
  });
  expect(found).toEqual({
    hidden: ["/__w", "/github", "/run", "/tmp", "/var/tmp"],
    shown: [],
    layered: ["/github/home/.npm"],
    covered: [],
    refused: [],
  });
});

describe("on a self-hosted machine", () => {
  const RUNNER = "/opt/actions-runner";
  const made = {
    environment: {
      PATH: "/usr/bin",
      RUNNER_WORKSPACE: `${RUNNER}/_work/shop`,
      RUNNER_TOOL_CACHE: `${RUNNER}/_work/_tool`,
    },
    homes: ["/var/lib/ci"],
    workspace: `${RUNNER}/_work/shop/shop`,
    temp: `${RUNNER}/_work/_temp`,
    program: `${RUNNER}/externals/node24/bin/node`,
    has: [
      `${RUNNER}/.runner`,
      `${RUNNER}/.credentials_rsaparams`,
      `${RUNNER}/externals/node24/bin/node`,
      `${RUNNER}/_work/shop/shop/`,
      `${RUNNER}/_work/other/other/`,
      `${RUNNER}/_work/_temp/`,
      `${RUNNER}/_work/_tool/maven/conf/settings.xml`,
      "/var/lib/ci/.ssh/id_rsa",
    ],
  } satisfies Made;

  test("the runner's directory is hidden, but not its tool cache and Node, where credentials are covered", () => {
    expect(view(made)).toEqual({
      hidden: [RUNNER, "/run", "/tmp", "/var/lib/ci", "/var/tmp"],
      shown: [`${RUNNER}/_work/_tool`, `${RUNNER}/externals/node24`],
      layered: [],
      covered: [`${RUNNER}/_work/_tool/maven/conf/settings.xml`],
      refused: [],
    });
  });

  test("the runner's directory, found through its Node, is hidden if the work folder lies elsewhere", () => {
    const environment = { RUNNER_WORKSPACE: "/data/work/shop" };
    const elsewhere = { environment, workspace: "/data/work/shop/shop", temp: "/data/work/_temp" };
    const has = [...made.has, "/data/work/shop/shop/", "/data/work/_temp/"];
    expect(view({ ...made, ...elsewhere, has }).hidden).toEqual(
      expect.arrayContaining([RUNNER, "/data/work", "/var/lib/ci"]),
    );
  });

  test("a system directory that holds a runner is not hidden, but the runner's credentials are covered", () => {
    const has = ["/opt/.runner", "/opt/.credentials", "/opt/work/shop/shop/", "/opt/work/_temp/", "/opt/tools/"];
    const found = view({
      environment: { RUNNER_WORKSPACE: "/opt/work/shop" },
      homes: ["/nonexistent"],
      workspace: "/opt/work/shop/shop",
      temp: "/opt/work/_temp",
      has,
    });
    expect(found.hidden).toEqual(["/opt/work", "/run", "/tmp", "/var/tmp"]);
    expect(found.covered).toEqual(["/opt/.credentials", "/opt/.runner"]);
  });
});

describe("with nested places", () => {
  test("a home below /tmp is hidden with it, even when the workspace lies in the home", () => {
    const found = view({
      homes: ["/tmp/home"],
      workspace: "/tmp/home/shop",
      temp: "/tmp/home/temp",
      has: ["/tmp/home/shop/", "/tmp/home/temp/", "/tmp/home/.npmrc", "/tmp/home/.cache/uv/"],
    });
    expect(found).toMatchObject({
      hidden: ["/run", "/tmp", "/var/tmp"],
      layered: ["/tmp/home/.cache/uv"],
      covered: [],
    });
  });

  test("a hidden place in a shown place in a hidden place is hidden again", () => {
    const show = ["~/ci"];
    const has = ["/home/runner/ci/temp/.npmrc", "/home/runner/ci/tools/", "/home/runner/work/shop/shop/"];
    const found = view({ has, show, temp: "/home/runner/ci/temp" });
    expect(found.hidden).toEqual(["/home/runner", "/home/runner/ci/temp", "/run", "/tmp", "/var/tmp"]);
    expect(found).toMatchObject({ shown: ["/home/runner/ci"], covered: [] });
  });

  test("a temporary directory in the workspace is hidden", () => {
    const found = view({ has: ["/srv/shop/tmp/x"], workspace: "/srv/shop", temp: "/srv/shop/tmp", homes: ["/root"] });
    expect(found.hidden).toEqual(["/run", "/srv/shop/tmp", "/tmp", "/var/tmp"]);
  });

  test("PATH, variables and caches do not add entries for places in the workspace", () => {
    const workspace = "/home/runner/work/shop/shop";
    const environment = {
      PATH: `${workspace}/node_modules/.bin:${workspace}/.venv/bin`,
      VIRTUAL_ENV: `${workspace}/.venv`,
      GRADLE_USER_HOME: `${workspace}/.gradle`,
    };
    const has = ["node_modules/.bin/x", ".venv/bin/python", ".gradle/caches/", ".gradle/gradle.properties"];
    const found = view({ environment, has: has.map((name) => `${workspace}/${name}`) });
    expect(found).toMatchObject({ shown: [], layered: [] });
  });

  test("a home that is also the workspace is shown, without the credentials in it", () => {
    const found = view({ homes: ["/srv/shop"], workspace: "/srv/shop", temp: "/tmp/t", has: ["/srv/shop/.netrc"] });
    expect(found.hidden).toEqual(["/run", "/tmp", "/var/tmp"]);
    expect(found.covered).toEqual(["/srv/shop/.netrc"]);
  });

  test("when the home is /, it is not hidden, known credentials are covered and caches are layers", () => {
    const has = ["/.ssh/id_rsa", "/.docker/config.json", "/.config/gh/hosts.yml", "/.npm/", "/srv/shop/", "/etc/"];
    const environment = { GOOGLE_APPLICATION_CREDENTIALS: "/.docker/config.json" };
    const found = view({ homes: ["/"], workspace: "/srv/shop", temp: "/tmp/t", has, environment });
    expect(found).toEqual({
      hidden: ["/run", "/tmp", "/var/tmp"],
      shown: [],
      layered: ["/.npm"],
      covered: ["/.config/gh", "/.docker", "/.ssh"],
      refused: [],
    });
  });

  test("a work folder that is a system directory is not hidden, but the repository's folder in it is", () => {
    const made = { workspace: "/opt/shop/shop", temp: "/opt/_temp", homes: ["/root"] };
    const found = view({
      ...made,
      environment: { RUNNER_WORKSPACE: "/opt/shop" },
      has: ["/opt/shop/shop/", "/opt/_temp/"],
    });
    expect(found.hidden).toEqual(["/opt/_temp", "/opt/shop", "/run", "/tmp", "/var/tmp"]);
  });

  test("programs beside the workspace do not reveal its other neighbours", () => {
    const has = ["/home/runner/src/bin/", "/home/runner/src/shop/", "/home/runner/src/bank/"];
    const found = view({ has, workspace: "/home/runner/src/shop", environment: { PATH: "/home/runner/src/bin" } });
    expect(found.shown).toEqual(["/home/runner/src/bin"]);
  });

  test("caches are found under XDG_CACHE_HOME", () => {
    const has = ["/mnt/cache/pip/", "/home/runner/work/shop/shop/"];
    expect(view({ has, environment: { XDG_CACHE_HOME: "/mnt/cache" } }).layered).toEqual(["/mnt/cache/pip"]);
  });

  test("a home that is a system directory is not hidden as a whole", () => {
    const found = view({
      homes: ["/usr/sbin"],
      workspace: "/srv/shop",
      temp: "/tmp/t",
      has: ["/usr/sbin/x", "/srv/shop/"],
    });
    expect(found.hidden).toEqual(["/run", "/tmp", "/var/tmp"]);
  });
});

test("on a laptop a run sees its project, toolchains and caches, but nothing else in the home", () => {
  const nvm = "/home/ann/.nvm";
  const found = view({
    environment: {
      PATH: `/home/ann/.pyenv/shims:${nvm}/versions/node/v22/bin:/home/ann/bin:/usr/bin`,
      NVM_DIR: nvm,
      SSH_AUTH_SOCK: "/run/user/1000/agent",
    },
    homes: ["/home/ann"],
    workspace: "/home/ann/src/shop",
    temp: "/tmp/remit-1",
    has: [
      "/home/ann/src/shop/package.json",
      "/home/ann/src/bank/key",
      "/home/ann/.pyenv/shims/python",
      "/home/ann/.pyenv/versions/3.13/",
      "/home/ann/.pyenv/.git/",
      `${nvm}/versions/node/v22/bin/node`,
      `${nvm}/versions/node/v22/lib/`,
      "/home/ann/bin/deploy",
      "/home/ann/lib/notes",
      "/home/ann/.aws/credentials",
      "/home/ann/go/pkg/mod/",
      "/home/ann/go/src/bank/",
      "/tmp/remit-1/",
    ],
  });
  expect(found).toEqual({
    hidden: ["/home/ann", "/run", "/tmp", "/var/tmp"],
    shown: ["/home/ann/.nvm", "/home/ann/.pyenv", "/home/ann/bin"],
    layered: ["/home/ann/go/pkg"],
    covered: [],
    refused: [],
  });
});

test("for root both /root and the directory named by HOME are hidden", () => {
  const found = view({
    homes: ["/root", "/data/home"],
    workspace: "/srv/shop",
    temp: "/srv/temp",
    has: ["/root/.cargo/registry/", "/data/home/.cargo/registry/", "/srv/shop/", "/srv/temp/"],
  });
  expect(found.hidden).toEqual(["/data/home", "/root", "/run", "/srv/temp", "/tmp", "/var/tmp"]);
  expect(found.layered).toEqual(["/data/home/.cargo/registry", "/root/.cargo/registry"]);
});

describe("links", () => {
  const has = ["/home/runner/work/shop/shop/"];

  test("a home that is a link is hidden at its real path", () => {
    const found = view({
      homes: ["/home/runner"],
      has: ["/data/runner/.npm/", "/data/runner/.ssh/", "/data/runner/tool/bin/", "/data/runner/work/shop/shop/"],
      links: { "/home/runner": "/data/runner" },
      environment: { PATH: "/home/runner/tool/bin" },
    });
    expect(found).toMatchObject({
      hidden: ["/data/runner", "/run", "/tmp", "/var/tmp"],
      shown: ["/data/runner/tool"],
      layered: ["/data/runner/.npm"],
    });
  });

  test("a link is listed by its own path, and also by its target if that is hidden", () => {
    const links = { "/home/runner/jdk": "/home/runner/jdks/21", "/home/runner/.rustup": "/opt/rust" };
    const environment = { JAVA_HOME: "/home/runner/jdk" };
    const found = view({ environment, links, has: [...has, "/home/runner/jdks/21/bin/java", "/opt/rust/toolchains/"] });
    expect(found.shown).toEqual(["/home/runner/.rustup", "/home/runner/jdk", "/home/runner/jdks/21"]);
  });

  test("a link in a linked home is listed at its real path", () => {
    const found = view({
      links: { "/home/runner": "/data/runner", "/data/runner/jdk": "/data/runner/jdks/21" },
      environment: { JAVA_HOME: "/home/runner/jdk" },
      has: ["/data/runner/jdks/21/bin/java", "/data/runner/work/shop/shop/"],
    });
    expect(found.shown).toEqual(["/data/runner/jdk", "/data/runner/jdks/21"]);
  });

  test("a link into the workspace is not shown, since its target may change", () => {
    const links = { "/home/runner/venv": "/home/runner/work/shop/shop/.venv" };
    const environment = { VIRTUAL_ENV: "/home/runner/venv" };
    expect(view({ environment, links, has: ["/home/runner/work/shop/shop/.venv/bin/python"] }).shown).toEqual([]);
  });

  test("a link to the home or to credentials is followed, and nothing is shown", () => {
    const links = { "/home/runner/all": "/home/runner", "/home/runner/keys": "/home/runner/.ssh" };
    const environment = { PATH: "/home/runner/all:/home/runner/keys" };
    const show = ["~/keys"];
    const found = view({ environment, links, show, has: [...has, "/home/runner/.ssh/id_rsa"] });
    expect(found.shown).toEqual([]);
    expect(found.refused).toHaveLength(1);
  });

  test("/run is hidden once, even if /var/run leads to it", () => {
    expect(view({ has, links: { "/var/run": "/run" } }).hidden).toEqual(["/home/runner", "/run", "/tmp", "/var/tmp"]);
  });
});

describe("credentials", () => {
  const workspace = "/home/runner/work/shop/shop/";

  test.each(["PATH", "JAVA_HOME", "CARGO_HOME", "GRADLE_USER_HOME", "npm_config_cache", "LD_LIBRARY_PATH", "GOPATH"])(
    "stay hidden when %s names the home, a directory above it or a directory of keys",
    (name) => {
      const has = [workspace, "/home/runner/.ssh/bin/", "/home/runner/.config/gh/bin/", "/home/runner/.npmrc"];
      for (const value of [
        "/home/runner",
        "/home",
        "/",
        "/home/runner/.ssh",
        "/home/runner/.ssh/bin",
        "/home/runner/.config/gh/bin",
        "/tmp",
      ]) {
        const found = view({ has, environment: { [name]: value } });
        expect(found).toEqual({ ...view({ has }), shown: [], layered: [], covered: [] });
        expect(found.hidden).toContain("/home/runner");
      }
    },
  );

  test("stay hidden in a directory whose name is known to hold credentials", () => {
    const has = [workspace, "/home/runner/old/.aws/bin/"];
    expect(view({ has, environment: { PATH: "/home/runner/old/.aws/bin" } }).shown).toEqual([]);
  });

  test("of a home below a PATH entry stay hidden, since the entry is not shown", () => {
    const made = { homes: ["/tmp/ci/home"], workspace: "/srv/shop", temp: "/tmp/t" };
    const found = view({ ...made, has: ["/srv/shop/", "/tmp/ci/home/"], environment: { PATH: "/tmp/ci" } });
    expect(found).toMatchObject({ hidden: ["/run", "/tmp", "/var/tmp"], shown: [] });
  });

  test("of Cargo and Go lie outside the shown parts of their roots", () => {
    const has = ["rust/bin/", "rust/registry/", "rust/credentials.toml", "path/bin/", "path/pkg/", "path/src/bank/"];
    const environment = { CARGO_HOME: "/home/runner/rust", GOPATH: "/home/runner/path" };
    expect(view({ environment, has: [workspace, ...has.map((name) => `/home/runner/${name}`)] })).toMatchObject({
      shown: ["/home/runner/path/bin", "/home/runner/rust/bin"],
      layered: ["/home/runner/path/pkg", "/home/runner/rust/registry"],
      covered: [],
    });
  });

  test("are covered up to two levels deep in shown directories", () => {
    const at = (name: string) => `/home/runner/sdk/${name}`;
    const has = [workspace, at(".npmrc"), at("a/pip.conf"), at("a/b/auth.json"), at(".aws/x"), at("a/readme")];
    expect(view({ has, environment: { JAVA_HOME: "/home/runner/sdk" } }).covered).toEqual(
      [at(".aws"), at(".npmrc"), at("a/b/auth.json"), at("a/pip.conf")].sort(),
    );
  });

  test("stay covered in a root that the policy shows as a whole", () => {
    const has = [
      workspace,
      "/home/runner/.cargo/credentials",
      "/home/runner/.cargo/config.toml",
      "/home/runner/.cargo/x",
    ];
    expect(view({ has, show: ["~/.cargo"] })).toMatchObject({
      shown: ["/home/runner/.cargo"],
      covered: ["/home/runner/.cargo/config.toml", "/home/runner/.cargo/credentials"],
    });
  });

  test("of a cache are covered in its layer", () => {
    const has = [workspace, "/home/runner/.hex/hex.config", "/home/runner/.hex/packages/"];
    expect(view({ has })).toMatchObject({ layered: ["/home/runner/.hex"], covered: ["/home/runner/.hex/hex.config"] });
  });

  test("of a root outside the home are covered, and builds write to a layer over it", () => {
    const has = [workspace, "/mnt/gradle/caches/", "/mnt/gradle/gradle.properties", "/mnt/gradle/init.d/x.gradle"];
    expect(view({ has, environment: { GRADLE_USER_HOME: "/mnt/gradle" } })).toMatchObject({
      layered: ["/mnt/gradle"],
      covered: ["/mnt/gradle/gradle.properties", "/mnt/gradle/init.d"],
    });
  });

  test("in the checkout are left to the policy's rules, even when a directory around it is shown", () => {
    const has = ["/home/runner/src/shop/.npmrc", "/home/runner/src/.npmrc"];
    const found = view({ has, show: ["~/src"], workspace: "/home/runner/src/shop" });
    expect(found.covered).toEqual(["/home/runner/src/.npmrc"]);
  });

  test("that a step left in the workspace are covered when a variable names them", () => {
    const file = "/home/runner/work/shop/shop/gha-creds-1.json";
    expect(view({ has: [file], environment: { GOOGLE_APPLICATION_CREDENTIALS: file } }).covered).toEqual([file]);
  });

  test("do not cause the workspace or the home to be covered, whatever a variable names", () => {
    for (const value of ["/home/runner/work/shop/shop", "/home/runner/work/shop", "/home/runner", "/", "/usr"]) {
      expect(view({ has: [workspace], environment: { DOCKER_CONFIG: value, KUBECONFIG: value } }).covered).toEqual([]);
    }
  });

  test("beside every known cache are either hidden or covered", () => {
    const secrets = ECOSYSTEMS.flatMap(({ roots }) =>
      roots.flatMap(({ at = "/mnt/moved", secrets = [] }) => secrets.map((name) => standard(join(at, name)))),
    );
    const caches = ECOSYSTEMS.flatMap(({ roots }) =>
      roots.flatMap(({ at, caches = [] }) => (at === undefined ? [] : caches.map((name) => standard(join(at, name))))),
    );
    const found = view({
      has: [workspace, ...secrets.map((path) => `${path}/x`), ...caches.map((path) => `${path}/`)],
    });
    expect(caches.length).toBeGreaterThan(10);
    for (const path of caches) expect(found.layered.some((layer) => isIn(path, layer))).toBe(true);
    const inHome = secrets.filter((name) => name.startsWith("/home/"));
    expect(inHome.length).toBeGreaterThan(5);
    for (const path of inHome) {
      const readable = [...found.layered, ...found.shown].some((place) => isIn(path, place));
      expect([path, !readable || found.covered.some((cover) => isIn(path, cover))]).toEqual([path, true]);
    }
  });

  test("are replaced by a file that their program can parse", () => {
    expect(["/a/settings.xml", "/a/NuGet.Config", "/a/auth.json", "/a/.npmrc"].map(standIn)).toEqual([
      "<settings/>\n",
      "<configuration/>\n",
      "{}\n",
      "",
    ]);
  });
});

describe("for every layout of places, links and variables", () => {
  const SECRETS = [".ssh/id_rsa", ".npmrc", ".docker/config.json", ".cargo/credentials.toml", ".m2/settings.xml"];
  const segment = fc.constantFrom(
    "tmp",
    "home",
    "ann",
    "work",
    "bin",
    "lib",
    ".cargo",
    ".m2",
    ".ssh",
    "opt",
    "go",
    "run",
  );
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((names) => `/${names.join("/")}`);
  // A home or a checkout inside a directory of keys counts as a home or a checkout.
  const open = path.filter((name) => !name.includes("/."));
  const variables = fc.constantFrom(
    "JAVA_HOME",
    "CARGO_HOME",
    "GOPATH",
    "npm_config_cache",
    "RUNNER_WORKSPACE",
    "KUBECONFIG",
  );
  const machines = fc.record({
    homes: fc.array(open, { minLength: 1, maxLength: 2 }),
    workspace: open,
    temp: path,
    show: fc.array(path, { maxLength: 2 }),
    program: path,
    PATH: fc.array(path, { maxLength: 3 }).map((places) => places.join(":")),
    named: fc.dictionary(variables, path),
    directories: fc.array(path, { maxLength: 8 }),
    links: fc.dictionary(path, open, { maxKeys: 2 }),
  });

  test("credentials are hidden or covered, no home is shown, and no entry is redundant", () => {
    const judge = ({ PATH, named, directories, links: some, ...facts }: Arbitrary): void => {
      const links = Object.fromEntries(Object.entries(some).filter(([from, to]) => !isIn(to, from) && !some[to]));
      fc.pre(!Object.keys(links).some((link) => Object.values(links).some((to) => isIn(to, link))));
      const files = facts.homes.flatMap((home) => SECRETS.map((name) => `${home}/${name}`));
      const places = [
        facts.workspace,
        facts.temp,
        facts.program,
        ...PATH.split(":"),
        ...Object.values(named),
        ...directories,
      ];
      const has = [...places.filter((place) => place !== "").map((place) => `${place}/`), ...files];
      const found = view({ ...facts, environment: { PATH, ...named }, has, links });
      const real = (name: string): string => followed(name, links);
      for (const secret of files.map(real)) {
        const covered = found.covered.some((cover) => isIn(secret, cover)) || facts.show.map(real).includes(secret);
        expect([secret, covered || around(secret, found, real(facts.workspace)) === "hidden"]).toEqual([secret, true]);
      }
      for (const place of [...found.shown, ...found.layered]) {
        expect(facts.homes.filter((home) => isIn(real(home), place))).toEqual([]);
      }
      for (const place of found.shown) expect(around(dirname(place), found, real(facts.workspace))).toBe("hidden");
    };
    fc.assert(fc.property(machines, judge), { numRuns: 300 });
  });

  type Arbitrary = typeof machines extends fc.Arbitrary<infer Value> ? Value : never;

  /** The kind of the innermost place around a path, judged by the view alone. */
  const around = (path: string, { hidden, shown, layered }: View, workspace: string): string => {
    const named = (kind: string, list: readonly string[]) => list.map((place) => ({ kind, place }));
    const all = [...named("hidden", hidden), ...named("shown", shown), ...named("layered", layered)];
    const holding = [...all, { kind: "workspace", place: workspace }].filter(({ place }) => isIn(path, place));
    return holding.sort((a, b) => b.place.length - a.place.length)[0]?.kind ?? "machine";
  };
});

const isIn = (path: string, directory: string): boolean => path === directory || path.startsWith(`${directory}/`);

const standard = (place: string): string =>
  place
    .replace("$XDG_CACHE_HOME", "~/.cache")
    .replace("$XDG_DATA_HOME", "~/.local/share")
    .replace("$XDG_CONFIG_HOME", "~/.config")
    .replace(/^~/, "/home/runner");

describe("what the policy shows", () => {
  const has = [
    "/home/runner/work/shop/shop/",
    "/home/runner/fixtures/a",
    "/home/runner/.npmrc",
    "/home/runner/.aws/config",
  ];

  test.each(["~/fixtures", "/home/runner/fixtures", "~/fixtures/"])("includes %s, read-only", (place) => {
    expect(view({ has, show: [place] })).toMatchObject({ shown: ["/home/runner/fixtures"], refused: [] });
  });

  test.each([
    ["~", "hidden completely"],
    ["/home", "hidden completely"],
    ["/", "hidden completely"],
    ["/tmp", "hidden completely"],
    ["~/.aws", "credentials"],
    ["~/missing", "does not exist"],
    ["fixtures", "does not exist"],
  ])("does not include %s, with the reason: %s", (place, why) => {
    const { shown, refused, covered } = view({ has, show: [place] });
    expect({ shown, covered }).toEqual({ shown: [], covered: [] });
    expect(refused).toEqual([expect.stringContaining(why)]);
    expect(refused[0]).toContain(`\`${place}\``);
  });

  test("includes a file with credentials only when it names that file", () => {
    expect(view({ has, show: ["~/.npmrc", "~/.aws/config"] })).toMatchObject({
      shown: ["/home/runner/.aws/config", "/home/runner/.npmrc"],
      covered: [],
      refused: [],
    });
  });

  test("may name a place that is readable anyway", () => {
    expect(view({ has: [...has, "/srv/data/"], show: ["/srv/data"] })).toMatchObject({ shown: [], refused: [] });
  });
});

test.each(["GOMODCACHE", "npm_config_cache", "JAVA_HOME_21_X64", "XDG_CACHE_HOME"])(
  "builds get the variable %s",
  (name) => {
    expect(isOfBuilds(name)).toBe(true);
  },
);

test("no variable in the tables has a secret's name or belongs to the runner", () => {
  const names = ECOSYSTEMS.flatMap(({ roots }) => roots.flatMap(({ variables = [] }) => variables));
  expect(names.filter((name) => /TOKEN|SECRET|PASSW|KEY|AUTH|^GITHUB_|^ACTIONS_|^RUNNER_|^INPUT_/i.test(name))).toEqual(
    [],
  );
  expect(["RUNNER_TOOL_CACHE", "AGENT_TOOLSDIRECTORY", "XDG_CONFIG_HOME", "DOCKER_CONFIG"].filter(isOfBuilds)).toEqual(
    [],
  );
});

describe("a home is asked about by its listings", () => {
  const asked: string[] = [];
  const home = (list: ViewFacts["list"]): View => {
    asked.length = 0;
    return viewOf({
      environment: { PATH: "/home/runner/sdk/bin" },
      homes: ["/home/runner"],
      workspace: "/srv/shop",
      temp: "/srv/temp",
      show: [],
      kindOf: (path) => {
        asked.push(path);
        return ["/home/runner", "/home/runner/sdk", "/home/runner/sdk/bin"].includes(path)
          ? "directory"
          : path === "/home/runner/sdk/.npmrc"
            ? "file"
            : undefined;
      },
      realPath: (path) => path,
      list,
    });
  };

  test("so a name that they do not have is not looked up", () => {
    const below: Record<string, ReturnType<ViewFacts["list"]>> = {
      "/home/runner": [{ name: "sdk", directory: true }],
      "/home/runner/sdk": [
        { name: "bin", directory: true },
        { name: ".npmrc", directory: false },
      ],
    };
    const { shown, covered } = home((directory) => below[directory] ?? []);
    expect({ shown, covered }).toEqual({ shown: ["/home/runner/sdk"], covered: ["/home/runner/sdk/.npmrc"] });
    expect(asked.filter((path) => path.startsWith("/home/runner/") && !path.startsWith("/home/runner/sdk"))).toEqual(
      [],
    );
  });

  test("and every name where a directory cannot be listed", () => {
    expect(home(() => []).shown).toEqual(["/home/runner/sdk"]);
    expect(asked).toContain("/home/runner/.cargo");
  });
});

test("the real machine can be inspected without an error, even with broken links", () => {
  const base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-view-")));
  try {
    for (const name of ["home/.npm/_cacache", "home/sdk/bin", "home/shop", "temp"]) {
      fs.mkdirSync(join(base, name), { recursive: true });
    }
    fs.writeFileSync(join(base, "home/sdk/.npmrc"), "");
    fs.symlinkSync("nowhere", join(base, "home/dangling"));
    fs.symlinkSync("loop", join(base, "home/loop"));
    const found = viewOf({
      ...machine,
      environment: { PATH: ["sdk/bin", "dangling", "loop", "no"].map((name) => join(base, "home", name)).join(":") },
      homes: [join(base, "home")],
      workspace: join(base, "home/shop"),
      temp: join(base, "temp"),
      show: ["~/loop"],
    });
    expect(found.shown).toEqual([join(base, "home/sdk")]);
    expect(found.layered).toEqual([join(base, "home/.npm")]);
    expect(found.covered).toEqual([join(base, "home/sdk/.npmrc")]);
    expect(found.refused).toHaveLength(1);
  } finally {
    fs.rmSync(base, { recursive: true });
  }
});
