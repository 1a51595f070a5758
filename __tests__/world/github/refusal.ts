/** An error answer in GitHub's words; thrown by acts and routes. */

export interface RefusalError {
  readonly resource?: string;
  readonly field?: string;
  readonly code: string;
  readonly message?: string;
}

export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly errors: readonly (RefusalError | string)[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    status: number,
    message: string,
    errors?: readonly (RefusalError | string)[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

export function notFound(): Refusal {
  return new Refusal(404, "Not Found");
}

/** 422 with one error, as `Validation Failed` carries it. */
export function invalid(error: RefusalError): Refusal {
  return new Refusal(422, "Validation Failed", [error]);
}
