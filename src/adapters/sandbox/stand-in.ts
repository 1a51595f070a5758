/** What lies in a sandbox where a file with credentials is covered. */

/** What replaces a covered file. Maven does not start with an empty settings file (3.8.7, 2026-11-22). */
export function standIn(path: string): string {
  if (path.endsWith("/settings.xml")) return "<settings/>\n";
  if (path.endsWith("/settings-security.xml")) return "<settingsSecurity/>\n";
  if (/\/nuget\.config$/i.test(path)) return "<configuration/>\n";
  return path.endsWith(".json") ? "{}\n" : "";
}
