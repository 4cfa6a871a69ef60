/** A block of code in a guide. */
export interface Snippet {
  file: string;
  /** Of its first line of code. */
  line: number;
  language: string;
  code: string;
  /** The file of the repository that it is a copy of. */
  shown: string | undefined;
}
export function readSnippets(): Snippet[];
/** Writes what the compiler checks. */
export function writeModules(): void;
