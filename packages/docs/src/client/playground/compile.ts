import { transform } from 'sucrase';

/** TypeScript and JSX as a module for browsers, line for line; or what is wrong with it. */
export function compile(code: string): { code: string; problem?: never } | { code?: never; problem: string } {
  try {
    return {
      code: transform(code, { transforms: ['typescript', 'jsx'], jsxRuntime: 'automatic', production: true }).code,
    };
  } catch (error) {
    const said = String(error instanceof Error ? error.message : error);
    const [, problem = said, line] = /^(?:Error transforming [^:]*: )?(.*) \((\d+):\d+\)$/s.exec(said) ?? [];
    return { problem: line ? `Line ${line}: ${problem}` : problem };
  }
}
