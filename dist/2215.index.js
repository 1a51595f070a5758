"use strict";

exports.id = 2215;

exports.ids = [ 2215 ];

exports.modules = {
  52215: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var unlessMissing = (async function unlessMissing(request) {
      try {
        return await request;
      } catch (error) {
        if (hasStatus(error, 404)) return undefined;
        throw error;
      }
    });
    var clip = (function clip(message) {
      const line = message.replaceAll(/\s+/g, " ").replace(/ - https:\/\/\S+$/, "").trim();
      return (0, cut.cz)(line, 300, {
        kept: 300
      });
    });
    var openOutage = (function openOutage(clock, longestMs = LONGEST_WAIT_MS) {
      let [begun, last] = [ -Infinity, -Infinity ];
      return {
        mayWait(ms, failures) {
          const now = clock.elapsed();
          if (now - last > LONGEST_WAIT_MS) begun = now;
          last = now;
          return ms <= (failures < QUICK_ATTEMPTS ? longestMs : longestMs - (now - begun));
        },
        over: () => void (last = -Infinity)
      };
    });
    var withRetries = (async function withRetries(request, patience) {
      let waited = 0;
      for (let attempt = 1; ;attempt += 1) {
        try {
          const answer = await request();
          patience.outage.over();
          return answer;
        } catch (error) {
          if (!isUncertain(error)) patience.outage.over();
          const wait = waitBefore(error, attempt, patience);
          if (wait === undefined || waited + wait > LONGEST_WAIT_MS) throw error;
          await patience.clock.sleep(wait);
          waited += wait;
        }
      }
    });
    var createOnce = (async function createOnce(create, find, clock) {
      for (let attempt = 1; ;attempt += 1) {
        try {
          return await create();
        } catch (error) {
          if (!isUncertain(error)) throw error;
          await clock.sleep(Math.min(backoff(error, attempt, clock), LONGEST_WAIT_MS));
          const made = await find();
          if (made !== undefined) return made;
          if (attempt === QUICK_ATTEMPTS) throw error;
        }
      }
    });
    var readingChecks = (function readingChecks(asking, download) {
      const {attempt: attempt, owner: owner, repo: repo} = asking;
      return {
        jobs: sha => attempt({
          what: `list the jobs of ${sha}`,
          needs: "actions: read"
        }, octokit => listJobs(octokit, asking, sha)),
        commitRuns: sha => attempt({
          what: `list the workflow runs of ${sha}`,
          needs: "actions: read"
        }, async ({rest: rest}) => {
          const answer = await rest.actions.listWorkflowRunsForRepo({
            owner: owner,
            repo: repo,
            head_sha: sha,
            per_page: 100
          });
          return answer.data.workflow_runs.map(({id: id, name: name, path: path, status: status, conclusion: conclusion, html_url: html_url}) => ({
            id: id,
            name: name ?? "",
            path: fileOf(path),
            state: stateOf(status, conclusion),
            url: html_url
          }));
        }),
        otherChecks: sha => attempt({
          what: `list the checks of ${sha}`,
          needs: "checks: read"
        }, async ({paginate: paginate, rest: rest}) => {
          const runs = await paginate(rest.checks.listForRef, {
            owner: owner,
            repo: repo,
            ref: sha,
            per_page: 100
          });
          return runs.filter(({app: app}) => app?.slug !== "github-actions").map(({name: name, app: app, conclusion: conclusion, output: output, html_url: html_url}) => ({
            name: name,
            app: app?.name ?? "",
            conclusion: conclusion ?? undefined,
            summary: [ output.title, output.summary ].filter(Boolean).join("\n"),
            url: html_url ?? ""
          }));
        }),
        jobLog: (job, most) => attempt({
          what: `send the log of job ${job}`,
          needs: "actions: read"
        }, async octokit => {
          const url = await findLog(octokit, asking, job);
          return url === undefined ? undefined : await readEnd(url, download, most);
        })
      };
    });
    var fileOf = (function fileOf(path) {
      return path.split("@", 1)[0] ?? "";
    });
    var workingOnRuns = (function workingOnRuns({attempt: attempt, owner: owner, repo: repo}) {
      return {
        workflowRun: id => attempt({
          what: `show the workflow run ${id}`,
          needs: "actions: read"
        }, async ({rest: rest}) => {
          const run = (await unlessMissing(rest.actions.getWorkflowRun({
            owner: owner,
            repo: repo,
            run_id: id
          })))?.data;
          if (run === undefined) return undefined;
          return {
            id: id,
            completed: run.status === "completed",
            url: run.html_url,
            workflow: fileOf(run.path)
          };
        }),
        cancelRun: id => attempt({
          what: `cancel the workflow run ${id}`,
          needs: "actions: write"
        }, async ({rest: rest}) => {
          try {
            await rest.actions.cancelWorkflowRun({
              owner: owner,
              repo: repo,
              run_id: id
            });
          } catch (error) {
            if (!hasStatus(error, 409)) throw error;
          }
        })
      };
    });
    var askGraphql = (async function askGraphql(octokit, url, query, variables) {
      return (await octokit.request({
        method: "POST",
        url: url,
        query: query,
        variables: variables,
        request: {
          repeatable: true
        }
      })).data;
    });
    var writingCommits = (function writingCommits({attempt: attempt, graphqlUrl: graphqlUrl, owner: owner, repo: repo}) {
      return {
        commitOnBranch: ({branch: branch, expect: expect, message: message, additions: additions, deletions: deletions}) => attempt({
          what: `make a commit on ${branch}`,
          needs: "contents: write"
        }, async octokit => {
          const [headline = "", ...body] = message.trimEnd().split("\n");
          const input = {
            branch: {
              repositoryNameWithOwner: `${owner}/${repo}`,
              branchName: branch
            },
            expectedHeadOid: expect,
            message: {
              headline: headline,
              body: body.join("\n").trim()
            },
            fileChanges: {
              additions: additions.map(({path: path, bytes: bytes}) => ({
                path: path,
                contents: bytes.toString("base64")
              })),
              deletions: deletions.map(path => ({
                path: path
              }))
            }
          };
          const answer = await askGraphql(octokit, graphqlUrl, COMMIT, {
            input: input
          });
          const oid = answer.data?.createCommitOnBranch?.commit?.oid;
          if (oid === undefined || (answer.errors ?? []).length > 0) throw graphqlError(answer, "it gave no reason");
          return oid;
        })
      };
    });
    var askingEditors = (function askingEditors({attempt: attempt, owner: owner, repo: repo, graphqlUrl: graphqlUrl}) {
      return {
        lastEditor: id => attempt({
          what: `say who edited comment ${id}`,
          needs: "issues: read"
        }, async octokit => {
          const {data: comment} = await octokit.rest.issues.getComment({
            owner: owner,
            repo: repo,
            comment_id: id
          });
          const answer = await askGraphql(octokit, graphqlUrl, EDITOR, {
            id: comment.node_id
          });
          const editor = answer.data?.node?.editor;
          if (editor === undefined) throw graphqlError(answer, "it named no editor");
          return editor === null ? undefined : editor.databaseId ?? 0;
        })
      };
    });
    var toAccount = (function toAccount(user) {
      if (user === null || user === undefined) return GHOST;
      return {
        login: user.login,
        id: user.id,
        bot: user.type === "Bot" || user.login.endsWith("[bot]")
      };
    });
    var toPull = (function toPull(pull) {
      const from = pull.head.repo;
      return {
        number: pull.number,
        title: pull.title,
        body: pull.body ?? "",
        author: toAccount(pull.user),
        open: pull.state === "open",
        merged: pull.merged_at !== null,
        draft: pull.draft ?? false,
        head: {
          name: pull.head.ref,
          sha: pull.head.sha
        },
        base: {
          name: pull.base.ref,
          sha: pull.base.sha
        },
        fromFork: from?.id !== pull.base.repo.id,
        ..."mergeable" in pull && pull.mergeable !== null && {
          mergeable: pull.mergeable
        },
        url: pull.html_url
      };
    });
    var toComment = (function toComment(comment) {
      return {
        id: comment.id,
        body: comment.body ?? "",
        author: toAccount(comment.user),
        createdAt: comment.created_at,
        updatedAt: comment.updated_at,
        url: comment.html_url
      };
    });
    var toPermission = (function toPermission(answer) {
      const {permission: permission, role_name: role} = answer;
      switch (permission) {
       case "admin":
        return "admin";

       case "write":
        return role === "maintain" ? "maintain" : "write";

       case "read":
        return role === "triage" ? "triage" : "read";

       default:
        return "none";
      }
    });
    var readingReviews = (function readingReviews({attempt: attempt, owner: owner, repo: repo, graphqlUrl: graphqlUrl}) {
      return {
        reviews: pull => attempt({
          what: `list the reviews of #${pull}`,
          needs: "pull-requests: read"
        }, async ({paginate: paginate, rest: rest}) => {
          const reviews = await paginate(rest.pulls.listReviews, {
            owner: owner,
            repo: repo,
            pull_number: pull,
            per_page: 100
          });
          return reviews.map(toReview);
        }),
        reviewComments: pull => attempt({
          what: `list the comments on the diff of #${pull}`,
          needs: "pull-requests: read"
        }, async octokit => {
          const query = {
            owner: owner,
            repo: repo,
            pull_number: pull,
            per_page: 100
          };
          return (await octokit.paginate(octokit.rest.pulls.listReviewComments, query)).map(toLineComment);
        }),
        reviewThreads: pull => attempt({
          what: `list the review threads of #${pull}`,
          needs: "pull-requests: read"
        }, async octokit => {
          const threads = [];
          for (let after = null; ;) {
            const page = await askThreads(octokit, graphqlUrl, {
              owner: owner,
              repo: repo,
              pull: pull,
              after: after
            });
            threads.push(...page.nodes.map(toThread));
            if (!page.pageInfo.hasNextPage || threads.length >= MOST_THREADS) return threads;
            after = page.pageInfo.endCursor;
          }
        })
      };
    });
    var writingReviews = (function writingReviews(writing) {
      const {attempt: attempt} = writing;
      return {
        createReview: (pull, review) => attempt({
          what: `post a review of #${pull}`,
          needs: NEEDS
        }, async octokit => {
          const isDone = made => made.state !== "pending" && sameStart(made, review);
          const find = () => findOwn(octokit, writing, pull, isDone);
          const begun = await begin(octokit, writing, pull, review);
          const twin = await find();
          if (twin !== undefined) {
            await takeBack(octokit, writing, pull, begun.id);
            return {
              ...twin,
              again: true
            };
          }
          const submit = async () => toReview((await hand(octokit, writing, pull, begun.id, review.body)).data);
          const made = await createOnce(submit, find, writing.clock).catch(error => unlessFound(error, find));
          return {
            ...made,
            again: false
          };
        }),
        wouldTake: (pull, comments) => attempt({
          what: `begin a review of #${pull}`,
          needs: NEEDS
        }, async octokit => {
          const probe = {
            ...comments,
            body: PROBE
          };
          const made = await begin(octokit, writing, pull, probe).catch(noIf422);
          if (made !== undefined) await takeBack(octokit, writing, pull, made.id);
          return made !== undefined;
        }),
        ...writingThreads(writing)
      };
    });
    var writingThreads = (function writingThreads({attempt: attempt, owner: owner, repo: repo, clock: clock, graphqlUrl: graphqlUrl}) {
      return {
        replyInThread: (pull, first, body) => attempt({
          what: `answer a comment on the diff of #${pull}`,
          needs: NEEDS
        }, async ({paginate: paginate, rest: rest}) => {
          const thread = {
            owner: owner,
            repo: repo,
            pull_number: pull
          };
          const postReply = async () => {
            await rest.pulls.createReplyForReviewComment({
              ...thread,
              comment_id: first,
              body: body
            });
            return true;
          };
          const find = async () => {
            const all = await paginate(rest.pulls.listReviewComments, {
              ...thread,
              per_page: 100
            });
            return all.some(each => each.in_reply_to_id === first && each.body === body) ? true : undefined;
          };
          await createOnce(postReply, find, clock);
        }),
        resolveThread: id => attempt({
          what: "resolve a review thread",
          needs: "contents: write"
        }, async octokit => {
          const answer = await askGraphql(octokit, graphqlUrl, RESOLVE, {
            id: id
          });
          if ((answer.errors ?? []).length > 0) throw graphqlError(answer, "it gave no reason");
        })
      };
    });
    var begin = (async function begin(octokit, writing, pull, review) {
      const create = async () => toReview((await post(octokit, writing, pull, review)).data);
      const pending = wanted => findOwn(octokit, writing, pull, made => made.state === "pending" && wanted(made));
      const once = () => createOnce(create, () => pending(made => sameStart(made, review)), writing.clock);
      for (const wait of TURN_MS) {
        try {
          return await once();
        } catch (error) {
          if (!isRefused(error) || !/pending review/i.test(error.message)) throw error;
          await writing.clock.sleep(wait);
        }
      }
      const left = await pending(({body: body}) => body.startsWith(OURS));
      if (left !== undefined) await takeBack(octokit, writing, pull, left.id);
      return await once();
    });
    var isRefused = (function isRefused(error) {
      return hasStatus(error, 422);
    });
    var post = (function post({rest: rest}, {owner: owner, repo: repo}, pull, review) {
      const {commit: commit, body: body, comments: comments} = review;
      return rest.pulls.createReview({
        owner: owner,
        repo: repo,
        pull_number: pull,
        body: body,
        comments: comments.map(reviews_toComment),
        ...commit === undefined ? {} : {
          commit_id: commit
        }
      });
    });
    var findOwn = (async function findOwn(octokit, {owner: owner, repo: repo, self: self}, pull, wanted) {
      const {id: id} = await self();
      const query = {
        owner: owner,
        repo: repo,
        pull_number: pull,
        per_page: 100
      };
      const all = (await octokit.paginate(octokit.rest.pulls.listReviews, query)).map(toReview);
      return all.findLast(review => review.author.id === id && wanted(review));
    });
    var openGitHub = (function openGitHub(options) {
      const {clock: clock} = options;
      const [owner = "", repo = ""] = options.repository.split("/");
      const client = openClient(options);
      const attempt = async (doing, work) => {
        try {
          return await work(await client());
        } catch (error) {
          throw toGitHubError(error, doing, clock.now());
        }
      };
      const self = (0, once.UL)(() => askSelf(context));
      const context = {
        ...options,
        owner: owner,
        repo: repo,
        attempt: attempt,
        self: self,
        seen: new Set,
        comments: (0, once.hP)(number => listComments(context, number))
      };
      return {
        warm() {
          client().catch(() => undefined);
        },
        self: self,
        ...readingRepository(context),
        ...readingCommits(context),
        ...readingConversations(context),
        ...readingReviews(context),
        ...writingReviews(context),
        ...readingChecks(context, options.fetch ?? fetch),
        ...workingOnRuns(context),
        ...keepingIssues(context),
        ...askingEditors(context),
        ...writingComments(context),
        ...writingPulls(context),
        ...writingCommits(context)
      };
    });
    var askSelf = (async function askSelf({attempt: attempt, graphqlUrl: graphqlUrl}) {
      return attempt({
        what: "say whom the token acts as"
      }, async octokit => {
        const request = askGraphql(octokit, graphqlUrl, "query { viewer { login databaseId } }");
        const viewer = (await unlessMissing(request))?.data?.viewer ?? undefined;
        if (viewer !== undefined) return toAccount({
          login: viewer.login,
          id: viewer.databaseId
        });
        const self = await unlessMissing(octokit.rest.users.getAuthenticated());
        return toAccount(self?.data ?? await showJob(octokit));
      });
    });
    var readingRepository = (function readingRepository({attempt: attempt, owner: owner, repo: repo}) {
      const levels = (0, once.hP)(username => attempt({
        what: `say what ${username} may do here`,
        needs: "metadata: read"
      }, async ({rest: rest}) => (await unlessMissing(rest.repos.getCollaboratorPermissionLevel({
        owner: owner,
        repo: repo,
        username: username
      })))?.data));
      return {
        repository: () => attempt({
          what: `show the repository ${owner}/${repo}`,
          needs: "metadata: read"
        }, async ({rest: rest}) => {
          const {data: data} = await rest.repos.get({
            owner: owner,
            repo: repo
          });
          return {
            defaultBranch: data.default_branch
          };
        }),
        async account(login) {
          const user = (await levels.ask(login))?.user;
          if (user) return toAccount(user);
          return await attempt({
            what: `show the account ${login}`
          }, async ({rest: rest}) => toAccount((await rest.users.getByUsername({
            username: login
          })).data));
        },
        async permission(login) {
          const level = await levels.ask(login);
          return level === undefined ? "none" : toPermission(level);
        }
      };
    });
    var readingCommits = (function readingCommits({attempt: attempt, owner: owner, repo: repo}) {
      return {
        branch: name => attempt({
          what: `show the branch ${name}`,
          needs: "contents: read"
        }, async ({rest: rest}) => {
          const answer = await unlessMissing(rest.git.getRef({
            owner: owner,
            repo: repo,
            ref: `heads/${name}`
          }));
          return answer === undefined ? undefined : {
            name: name,
            sha: answer.data.object.sha
          };
        }),
        branches: prefix => attempt({
          what: `list the branches ${prefix}\u2026`,
          needs: "contents: read"
        }, async ({paginate: paginate, rest: rest}) => {
          const refs = await paginate(rest.git.listMatchingRefs, {
            owner: owner,
            repo: repo,
            ref: `heads/${prefix}`
          });
          return refs.map(({ref: ref, object: object}) => ({
            name: ref.replace(/^refs\/heads\//, ""),
            sha: object.sha
          })).filter(({name: name}) => name.startsWith(prefix));
        }),
        commitMessages: (sha, most) => attempt({
          what: `list the newest commits of ${sha}`,
          needs: "contents: read"
        }, async ({rest: rest}) => {
          const {data: data} = await rest.repos.listCommits({
            owner: owner,
            repo: repo,
            sha: sha,
            per_page: most
          });
          return data.map(({commit: commit}) => commit.message);
        })
      };
    });
    var readingConversations = (function readingConversations(context) {
      const {attempt: attempt, owner: owner, repo: repo} = context;
      return {
        issue: number => attempt({
          what: `show #${number}`,
          needs: "issues: read"
        }, async ({rest: rest}) => toIssue((await rest.issues.get({
          owner: owner,
          repo: repo,
          issue_number: number
        })).data)),
        pull: number => attempt({
          what: `show pull request #${number}`,
          needs: "pull-requests: read"
        }, async ({rest: rest}) => toPull((await rest.pulls.get({
          owner: owner,
          repo: repo,
          pull_number: number
        })).data)),
        pullFiles: number => attempt({
          what: `list the files of pull request #${number}`,
          needs: "pull-requests: read"
        }, async octokit => {
          const query = {
            owner: owner,
            repo: repo,
            pull_number: number,
            per_page: 100
          };
          return (await octokit.paginate(octokit.rest.pulls.listFiles, query)).map(toPullFile);
        }),
        pullsFrom: branch => attempt({
          what: `list the pull requests from ${branch}`,
          needs: "pull-requests: read"
        }, octokit => listPullsFrom(context, octokit, branch)),
        openPulls: () => attempt({
          what: "list the open pull requests",
          needs: "pull-requests: read"
        }, async ({paginate: paginate, rest: rest}) => (await paginate(rest.pulls.list, {
          owner: owner,
          repo: repo,
          state: "open",
          per_page: 100
        })).map(toPull)),
        lastPullFrom: branch => attempt({
          what: `look for a pull request from ${branch}`,
          needs: "pull-requests: read"
        }, async ({rest: rest}) => {
          const query = {
            owner: owner,
            repo: repo,
            head: `${owner}:${branch}`,
            state: "all",
            per_page: 1
          };
          const pulls = (await rest.pulls.list(query)).data.map(toPull);
          return pulls.find(pull => pull.head.name === branch && !pull.fromFork);
        }),
        comments: context.comments.ask
      };
    });
    var listComments = (function listComments({attempt: attempt, owner: owner, repo: repo, seen: seen}, number) {
      const operation = {
        what: `list the comments on #${number}`,
        needs: "issues: read"
      };
      return attempt(operation, async ({paginate: paginate, rest: rest}) => {
        const comments = await paginate(rest.issues.listComments, {
          owner: owner,
          repo: repo,
          issue_number: number,
          per_page: 100
        });
        for (const {id: id} of comments) seen.add(id);
        return comments.map(toComment);
      });
    });
    var writingComments = (function writingComments(context) {
      const {attempt: attempt, clock: clock, owner: owner, repo: repo} = context;
      const write = (doing, work) => attempt(doing, work).finally(context.comments.forget);
      return {
        createComment: (number, body) => write({
          what: `create a comment on #${number}`,
          needs: "issues: write"
        }, async ({paginate: paginate, rest: rest}) => {
          const target = {
            owner: owner,
            repo: repo,
            issue_number: number
          };
          const before = new Set(context.seen);
          const create = async () => toComment((await rest.issues.createComment({
            ...target,
            body: body
          })).data);
          const find = async () => {
            const {id: id} = await context.self();
            const all = (await paginate(rest.issues.listComments, {
              ...target,
              per_page: 100
            })).map(toComment);
            const unknown = all.filter(each => each.author.id === id && !before.has(each.id));
            return unknown.findLast(each => sameText(each.body, body));
          };
          const made = await createOnce(create, find, clock);
          context.seen.add(made.id);
          return made;
        }),
        react: (id, content) => attempt({
          what: `react to comment ${id}`,
          needs: "issues: write"
        }, async ({rest: rest}) => {
          await rest.reactions.createForIssueComment({
            owner: owner,
            repo: repo,
            comment_id: id,
            content: content
          });
        }),
        deleteComment: id => write({
          what: `delete comment ${id}`,
          needs: "issues: write"
        }, async ({rest: rest}) => {
          await unlessMissing(rest.issues.deleteComment({
            owner: owner,
            repo: repo,
            comment_id: id
          }));
        }),
        updateComment: (id, body) => write({
          what: `update comment ${id}`,
          needs: "issues: write"
        }, async ({rest: rest}) => toComment((await rest.issues.updateComment({
          owner: owner,
          repo: repo,
          comment_id: id,
          body: body
        })).data))
      };
    });
    var writingPulls = (function writingPulls(context) {
      const {attempt: attempt, clock: clock, owner: owner, repo: repo} = context;
      return {
        createPull: pull => attempt({
          what: `open a pull request from ${pull.head}`,
          needs: "pull-requests: write"
        }, octokit => {
          const find = async () => {
            const open = await listPullsFrom(context, octokit, pull.head);
            return open.find(each => each.base.name === pull.base);
          };
          const create = async () => {
            try {
              return toPull((await octokit.rest.pulls.create({
                owner: owner,
                repo: repo,
                ...pull
              })).data);
            } catch (error) {
              const twin = isDuplicate(error) ? await find() : undefined;
              if (twin === undefined) throw error;
              return twin;
            }
          };
          return createOnce(create, find, clock);
        }),
        updatePull: (number, pull) => attempt({
          what: `update pull request #${number}`,
          needs: "pull-requests: write"
        }, async ({rest: rest}) => toPull((await rest.pulls.update({
          owner: owner,
          repo: repo,
          pull_number: number,
          ...pull
        })).data))
      };
    });
    var keepingIssues = (function keepingIssues(context) {
      const {attempt: attempt, owner: owner, repo: repo, clock: clock} = context;
      const list = async ({paginate: paginate, rest: rest}, creator) => (await paginate(rest.issues.listForRepo, {
        owner: owner,
        repo: repo,
        creator: creator,
        state: "open",
        per_page: 100
      })).map(toIssue);
      return {
        issuesBy: login => attempt({
          what: `list the issues by ${login}`,
          needs: "issues: read"
        }, octokit => list(octokit, login)),
        createIssue: issue => attempt({
          what: "open an issue",
          needs: "issues: write"
        }, octokit => {
          const create = async () => toIssue((await octokit.rest.issues.create({
            owner: owner,
            repo: repo,
            ...issue
          })).data);
          const find = async () => {
            const all = await list(octokit, (await context.self()).login);
            return all.find(({title: title, body: body}) => title === issue.title && body.trim() === issue.body.trim());
          };
          return createOnce(create, find, clock);
        }),
        updateIssue: (number, issue) => attempt({
          what: `update issue #${number}`,
          needs: "issues: write"
        }, async ({rest: rest}) => toIssue((await rest.issues.update({
          owner: owner,
          repo: repo,
          issue_number: number,
          ...issue
        })).data))
      };
    });
    var openClient = (function openClient(options) {
      return (0, once.Oo)(() => loadClient(options));
    });
    var loadClient = (async function loadClient({timeoutMs: timeoutMs = 3e4, ...options}) {
      const {apiUrl: apiUrl, token: token, clock: clock, fetch: fetch, outageMs: outageMs} = options;
      const {Octokit: Octokit} = await Promise.all([ __webpack_require__.e(45), __webpack_require__.e(1267) ]).then(__webpack_require__.bind(__webpack_require__, 11267));
      const route = fetch ?? await proxyFetch(process.env) ?? http.tN;
      const octokit = new Octokit({
        auth: token,
        baseUrl: apiUrl.replace(/\/+$/, ""),
        userAgent: "remit",
        log: {
          debug: ignore,
          info: ignore,
          warn: ignore,
          error: ignore
        },
        request: {
          fetch: route
        }
      });
      const outages = new Map;
      octokit.hook.wrap("request", (request, given) => {
        const kind = `${given.method} ${given.url}`;
        const outage = outages.get(kind) ?? openOutage(clock, outageMs);
        outages.set(kind, outage);
        const repeatable = given.method !== "POST" || given.request?.["repeatable"] === true;
        const attempt = async () => {
          given.request = {
            ...given.request,
            signal: AbortSignal.timeout(timeoutMs)
          };
          return whole(await request(given));
        };
        return withRetries(attempt, {
          clock: clock,
          repeatable: repeatable,
          outage: outage
        });
      });
      return octokit;
    });
    var ignore = (function ignore() {});
    var whole = (function whole(response) {
      const type = response.headers["content-type"] ?? "";
      if (!type.includes("json") || typeof response.data !== "string") return response;
      throw new CutAnswer("the answer ended before its body did");
    });
    var proxyFetch = (async function proxyFetch(environment) {
      if (!PROXY_VARIABLES.some(name => (environment[name] ?? "") !== "")) return undefined;
      const {defaults: defaults} = await Promise.all([ __webpack_require__.e(45), __webpack_require__.e(7176) ]).then(__webpack_require__.bind(__webpack_require__, 47176));
      return defaults.request?.fetch;
    });
    __webpack_require__.d(__webpack_exports__, {
      M: () => openClient,
      o: () => openGitHub
    });
    var once = __webpack_require__(40627);
    var github = __webpack_require__(71888);
    var cut = __webpack_require__(24192);
    var http = __webpack_require__(3429);
    function isRequestFailure(error) {
      return typeof error === "object" && error !== null && "status" in error && "message" in error;
    }
    function hasStatus(error, ...statuses) {
      return isRequestFailure(error) && statuses.includes(error.status);
    }
    function isUncertain(error) {
      return isRequestFailure(error) && (error.response === undefined || error.status >= 500);
    }
    function rateLimitWait(error, now) {
      if (!isRequestFailure(error) || error.response === undefined) return undefined;
      if (error.status !== 403 && error.status !== 429) return undefined;
      const {headers: headers} = error.response;
      const wait = (0, http.D$)(headers["retry-after"], now);
      if (wait !== undefined) return wait;
      if (String(headers["x-ratelimit-remaining"]) === "0") {
        const reset = Number(headers["x-ratelimit-reset"]) * 1e3;
        return Number.isFinite(reset) ? Math.max(1e3, reset - now) : SECONDARY_WAIT_MS;
      }
      return error.status === 429 || /secondary rate limit|abuse detection/i.test(error.message) ? SECONDARY_WAIT_MS : undefined;
    }
    const SECONDARY_WAIT_MS = 6e4;
    function toGitHubError(error, doing, now) {
      if (error instanceof github.y || !isRequestFailure(error)) return error;
      if (error.response === undefined) {
        return new github.y(`GitHub did not answer when asked to ${doing.what} (${clip(innermost(error))}).`, 0);
      }
      const message = `GitHub would not ${doing.what} (${error.status}: ${clip(error.message)}).`;
      const wait = rateLimitWait(error, now);
      if (wait !== undefined) {
        const when = new Date(now + wait).toISOString();
        return new github.y(`${message} Its rate limit is used up until ${when}; run again after that.`, 429);
      }
      const permission = error.status === 403 ? missingPermission(error, doing) : undefined;
      return new github.y(permission === undefined ? message : `${message} ${lacks(permission)}`, error.status, permission);
    }
    function missingPermission(error, doing) {
      if (!/not accessible by/i.test(error.message)) return undefined;
      const accepted = error.response?.headers["x-accepted-github-permissions"];
      if (accepted === undefined || accepted === "") return doing.needs;
      const sets = String(accepted).split(";");
      return sets.map(set => set.trim().replaceAll("=", ": ").replaceAll("_", "-").replaceAll(",", " and ")).join(" or ");
    }
    function lacks(permission) {
      return `The token lacks \`${permission}\`: add it under \`permissions:\` in the workflow.`;
    }
    function innermost(error) {
      let message = error.message;
      let cause = error;
      while (typeof cause === "object" && cause !== null && "cause" in cause) {
        ({cause: cause} = cause);
        if (typeof cause === "object" && cause !== null && "message" in cause) message = String(cause.message) || message;
      }
      return message;
    }
    const BACKOFF_MS = [ 1e3, 3e3, 8e3, 18e3, 3e4 ];
    const LONGEST_WAIT_MS = 6e4;
    const QUICK_ATTEMPTS = 3;
    function waitBefore(error, attempt, {clock: clock, repeatable: repeatable, outage: outage}) {
      const limit = rateLimitWait(error, clock.now());
      if (limit !== undefined) return attempt < QUICK_ATTEMPTS ? limit : undefined;
      if (!repeatable || !isUncertain(error)) return undefined;
      const wait = backoff(error, attempt, clock);
      return outage.mayWait(wait, attempt) ? wait : undefined;
    }
    function backoff(error, attempt, clock) {
      const wait = isRequestFailure(error) ? (0, http.D$)(error.response?.headers["retry-after"], clock.now()) : undefined;
      return wait ?? BACKOFF_MS[attempt - 1] ?? Infinity;
    }
    const MOST_RUNS = 30;
    async function listJobs({paginate: paginate, rest: rest}, {owner: owner, repo: repo}, sha) {
      const answer = await rest.actions.listWorkflowRunsForRepo({
        owner: owner,
        repo: repo,
        head_sha: sha,
        per_page: MOST_RUNS
      });
      const lists = await Promise.all(answer.data.workflow_runs.map(async ({id: id, name: name}) => {
        const jobs = await paginate(rest.actions.listJobsForWorkflowRun, {
          owner: owner,
          repo: repo,
          run_id: id,
          per_page: 100
        });
        return jobs.map(job => ({
          ...job,
          workflow: name ?? job.workflow_name ?? ""
        }));
      }));
      const all = lists.flat();
      const done = all.filter(({status: status}) => status === "completed");
      const failed = done.filter(({conclusion: conclusion}) => !PASSED.has(conclusion ?? ""));
      return {
        failed: failed.map(({id: id, name: name, workflow: workflow, conclusion: conclusion, steps: steps, html_url: html_url}) => ({
          id: id,
          name: name,
          workflow: workflow,
          conclusion: conclusion ?? "",
          steps: (steps ?? []).filter(step => BROKEN.has(step.conclusion ?? "")).map(step => step.name),
          url: html_url ?? ""
        })),
        passed: done.length - failed.length,
        running: all.length - done.length
      };
    }
    const PASSED = new Set([ "success", "skipped", "neutral" ]);
    const BROKEN = new Set([ "failure", "timed_out", "cancelled" ]);
    function stateOf(status, conclusion) {
      if (status === "waiting") return "awaiting deployment";
      if (conclusion === "action_required" || status === "action_required") return "awaiting approval";
      if (status !== "completed") return "running";
      return PASSED.has(conclusion ?? "") ? "passed" : "failed";
    }
    async function findLog(octokit, {owner: owner, repo: repo}, job) {
      try {
        const answer = await octokit.rest.actions.downloadJobLogsForWorkflowRun({
          owner: owner,
          repo: repo,
          job_id: job,
          request: {
            redirect: "manual"
          }
        });
        return answer.headers.location;
      } catch (error) {
        if (hasStatus(error, 404, 410)) return undefined;
        throw error;
      }
    }
    const LOG_MS = 12e4;
    async function readEnd(url, download, most) {
      try {
        return await keepEnd(await download(url, {
          signal: AbortSignal.timeout(LOG_MS)
        }), most);
      } catch (error) {
        if (error instanceof github.y) throw error;
        throw new github.y("The store of logs did not answer, or broke off.", 0);
      }
    }
    async function keepEnd(response, most) {
      if (response.status === 404 || response.status === 410 || response.body === null) return undefined;
      if (!response.ok) throw new github.y(`The store of logs answered ${response.status}.`, response.status);
      let kept = [];
      let [size, total] = [ 0, 0 ];
      for await (const chunk of response.body) {
        const bytes = Buffer.from(chunk);
        kept.push(bytes);
        size += bytes.length;
        total += bytes.length;
        if (size > 2 * most) {
          const end = Buffer.concat(kept).subarray(-most);
          [kept, size] = [ [ Buffer.from(end) ], end.length ];
        }
      }
      const end = Buffer.concat(kept).subarray(-most);
      return {
        text: end.toString(),
        left: total - end.length
      };
    }
    function graphqlError(answer, otherwise) {
      const [error] = answer.errors ?? [];
      const status = STATUS[error?.type ?? ""] ?? 422;
      const response = {
        headers: {},
        data: answer
      };
      return Object.assign(new Error(error?.message ?? otherwise), {
        status: status,
        response: response
      });
    }
    const COMMIT = `mutation($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } } }`;
    const STATUS = {
      FORBIDDEN: 403,
      INSUFFICIENT_SCOPES: 403,
      NOT_FOUND: 404,
      STALE_DATA: 409,
      RATE_LIMITED: 429,
      INTERNAL: 500,
      SERVICE_UNAVAILABLE: 503
    };
    const EDITOR = `query ($id: ID!) {\n  node(id: $id) {\n    ... on IssueComment { editor { ... on User { databaseId } ... on Bot { databaseId } } }\n  }\n}`;
    var parts = __webpack_require__(23782);
    const GHOST = {
      login: "ghost",
      id: 10137,
      bot: false
    };
    function toIssue(issue) {
      return {
        number: issue.number,
        title: issue.title,
        body: issue.body ?? "",
        author: toAccount(issue.user),
        open: issue.state === "open",
        isPull: issue.pull_request !== undefined,
        labels: issue.labels.map(label => typeof label === "string" ? label : label.name ?? ""),
        createdAt: issue.created_at,
        updatedAt: issue.updated_at,
        url: issue.html_url
      };
    }
    const facts_STATUS = {
      added: "added",
      copied: "added",
      removed: "deleted",
      modified: "modified",
      changed: "modified",
      unchanged: "modified",
      renamed: "renamed"
    };
    function toPullFile(file) {
      const {filename: path, previous_filename: from, additions: added, deletions: removed, patch: patch} = file;
      return {
        path: path,
        status: facts_STATUS[file.status],
        added: added,
        removed: removed,
        ...(0, parts.gI)({
          from: from,
          patch: patch
        })
      };
    }
    function toReview(review) {
      return {
        id: review.id,
        author: toAccount(review.user),
        state: STATES[review.state] ?? "commented",
        body: review.body,
        submittedAt: review.submitted_at ?? "",
        url: review.html_url
      };
    }
    function toLineComment(comment) {
      const line = comment.line ?? comment.original_line;
      const lineComment = {
        id: comment.id,
        ...comment.in_reply_to_id === undefined ? {} : {
          replyTo: comment.in_reply_to_id
        },
        review: comment.pull_request_review_id ?? 0,
        path: comment.path,
        ...(0, parts.gI)({
          line: line
        }),
        hunk: comment.diff_hunk,
        author: toAccount(comment.user),
        body: comment.body,
        createdAt: comment.created_at,
        updatedAt: comment.updated_at
      };
      return lineComment;
    }
    const STATES = {
      APPROVED: "approved",
      CHANGES_REQUESTED: "changes_requested",
      COMMENTED: "commented",
      DISMISSED: "dismissed",
      PENDING: "pending"
    };
    const MOST_THREADS = 500;
    const THREADS = `query ($owner: String!, $repo: String!, $pull: Int!, $after: String) {\n  repository(owner: $owner, name: $repo) {\n    pullRequest(number: $pull) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine originalLine originalStartLine diffSide isResolved isOutdated resolvedBy { __typename login }\n          comments(first: 100) { nodes { databaseId body createdAt author { __typename login } } }\n        }\n      }\n    }\n  }\n}`;
    async function askThreads(octokit, url, variables) {
      const answer = await askGraphql(octokit, url, THREADS, variables);
      const page = answer.data?.repository?.pullRequest?.reviewThreads;
      if (page !== undefined) return page;
      throw graphqlError(answer, "it gave no threads");
    }
    function toThread(node) {
      const {originalLine: last, originalStartLine: first} = node;
      return {
        id: node.id,
        lines: last === null || first === null ? 1 : last - first + 1,
        path: node.path,
        ...node.line === null ? {} : {
          line: node.line
        },
        ...node.startLine === null ? {} : {
          startLine: node.startLine
        },
        side: node.diffSide,
        resolved: node.isResolved,
        ...node.resolvedBy === null ? {} : {
          resolvedBy: toAuthor(node.resolvedBy)
        },
        outdated: node.isOutdated,
        comments: node.comments.nodes.map(({databaseId: databaseId, body: body, createdAt: createdAt, author: author}) => ({
          id: databaseId ?? 0,
          author: toAuthor(author),
          body: body,
          createdAt: createdAt
        }))
      };
    }
    function toAuthor(author) {
      if (author === null) return toAccount(null);
      const bot = author.__typename === "Bot";
      return {
        login: bot && !author.login.endsWith("[bot]") ? `${author.login}[bot]` : author.login,
        id: 0,
        bot: bot
      };
    }
    const RESOLVE = "mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }";
    const NEEDS = "pull-requests: write";
    const PROBE = "\x3c!-- remit:v1 probe --\x3e";
    const TURN_MS = [ 500, 2e3, 5e3 ];
    const OURS = "\x3c!-- remit:v1 ";
    async function unlessFound(error, find) {
      const found = isRefused(error) ? await find() : undefined;
      if (found === undefined) throw error;
      return found;
    }
    function noIf422(error) {
      if (!isRefused(error)) throw error;
    }
    async function takeBack({rest: rest}, {owner: owner, repo: repo}, pull, id) {
      await unlessMissing(rest.pulls.deletePendingReview({
        owner: owner,
        repo: repo,
        pull_number: pull,
        review_id: id
      }));
    }
    function hand({rest: rest}, {owner: owner, repo: repo}, pull, id, body) {
      return rest.pulls.submitReview({
        owner: owner,
        repo: repo,
        pull_number: pull,
        review_id: id,
        event: "COMMENT",
        body: body
      });
    }
    function reviews_toComment({path: path, line: line, startLine: startLine, side: side, body: body}) {
      return {
        path: path,
        body: body,
        line: line,
        side: side,
        ...startLine === undefined ? {} : {
          start_line: startLine,
          start_side: side
        }
      };
    }
    function sameStart({body: body}, review) {
      const first = text => text.split(/\r?\n/, 1)[0];
      return first(body) === first(review.body);
    }
    const JOB = {
      login: "github-actions[bot]",
      id: 41898282,
      type: "Bot"
    };
    async function showJob({rest: rest}) {
      return (await unlessMissing(rest.users.getByUsername({
        username: JOB.login
      })))?.data ?? JOB;
    }
    async function listPullsFrom({owner: owner, repo: repo}, octokit, branch) {
      const query = {
        owner: owner,
        repo: repo,
        head: `${owner}:${branch}`,
        state: "open",
        per_page: 100
      };
      const pulls = (await octokit.paginate(octokit.rest.pulls.list, query)).map(toPull);
      return pulls.filter(pull => pull.head.name === branch && !pull.fromFork);
    }
    function sameText(a, b) {
      const plain = text => text.replaceAll("\r\n", "\n").trim();
      return plain(a) === plain(b);
    }
    function isDuplicate(error) {
      return hasStatus(error, 422) && /pull request already exists/i.test(error.message);
    }
    class CutAnswer extends Error {
      name="CutAnswer";
      status=0;
    }
    const PROXY_VARIABLES = [ "https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY" ];
  })
};


