/** For servers and tools: the schemas, the endpoints and the refusals. No client, no stores. */

export * from './endpoints/index.ts';
export { type FieldError, MarketplaceError } from './errors.ts';
export { buildRequest } from './http/buildRequest.ts';
export {
  type Call,
  type Calls,
  type Endpoint,
  type EndpointGroup,
  pathNames,
} from './http/endpoint.ts';
export { resolveIssues } from './http/resolveIssues.ts';
export { createFormats, type Formats } from './messages/createFormats.ts';
export { createMessages, type MessageOverrides, type Messages, type MessageValues } from './messages/createMessages.ts';
export type { CoreMessageKey } from './messages/en.ts';
export type { MessageKey } from './messages/keys.ts';
export {
  type MissingThing,
  type RefusalBody,
  type RefusalCode,
  refusalOf,
  refusals,
  refusalsOf,
} from './refusals.ts';
export * from './schemas/index.ts';
