/** An invalid configuration; the message has one line per problem. */
export class ConfigError extends Error {}
