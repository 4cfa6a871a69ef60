import { type RefusalBody, type RefusalCode, refusalOf } from '../refusals.ts';

/** A refusal with its message. */
export class MockProblem extends Error {
  readonly body: RefusalBody;

  constructor(body: RefusalBody) {
    super(body.message);
    this.body = body;
  }
}

/** A refusal from the table. */
export const refuse = <Code extends RefusalCode>(...refusal: Parameters<typeof refusalOf<Code>>) =>
  new MockProblem(refusalOf(...refusal));

/** An input that breaks a rule. */
export const refuseInput = (message: string, details?: RefusalBody['details']) =>
  new MockProblem({ ...refusalOf('invalid_input', message), details });
