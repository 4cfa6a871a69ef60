import { type Certificate, type CertificateVerdict, messageOf } from '@lectern/sdk';
import { certificateWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';

/** What a check has found. */
export interface CheckedCertificate {
  verdict: CertificateVerdict;
  /** As it is stored, unless the verdict is `changed` or `unknown`. */
  certificate?: Certificate | undefined;
}

/** What {@link useCertificateCheck} returns. */
export interface UseCertificateCheckResult {
  /** What is checked: a number, or the text of an Open Badge. */
  text: string;
  setText: (text: string) => void;
  /** Takes the text of a file. */
  readFile: (file: File) => Promise<void>;
  /** Checks a badge; with a number, opens its page. */
  check: () => void;
  isChecking: boolean;
  /** What was found; undefined while nothing was, and once the text is another. */
  found: CheckedCertificate | undefined;
  /** Why there is no answer. */
  error: string | undefined;
}

/** Three groups of four letters and digits, with or without dashes, alone or at the end of a link or of a line. */
const NUMBER = /^(?:.*[\s/])?([0-9A-Z]{4})[-\s]?([0-9A-Z]{4})[-\s]?([0-9A-Z]{4})(?:[/?#]\S*)?$/i;
const MAX_NUMBER_CHARACTERS = 500;
/** Three parts of a signed text. Whether it was signed here is for the server to say. */
const BADGE = /^[\w-]+\.[\w-]+\.[\w-]+$/;
/** Longer than any badge, and what a server takes. */
const MAX_CHARACTERS = 8_000;

/** Checks whether an Open Badge is what was signed here, and still counts. `onSuccess` gets what was found. */
export function useCertificateCheck(options: ActionOptions<CheckedCertificate> = {}): UseCertificateCheckResult {
  const { marketplace, t, navigate, paths } = useLectern('useCertificateCheck', certificateWords);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { mutate, reset, data, error, isPending } = useAction(
    { mutationFn: (credential: string) => marketplace.certificates.check({ credential }) },
    options,
  );
  const change = (next: string) => {
    setText(next);
    setRefusal(undefined);
    reset();
  };
  return {
    text,
    setText: change,
    async readFile(file) {
      if (file.size <= MAX_CHARACTERS) return change((await file.text()).trim());
      change('');
      setRefusal(t('certificate.checkTooLong'));
    },
    check() {
      const given = text.trim();
      const number = given.length <= MAX_NUMBER_CHARACTERS ? NUMBER.exec(given) : null;
      if (given === '') setRefusal(t('certificate.checkMissing'));
      else if (given.length > MAX_CHARACTERS) setRefusal(t('certificate.checkTooLong'));
      else if (number) navigate(paths.certificate(number.slice(1).join('-').toUpperCase()));
      else if (BADGE.test(given)) mutate(given);
      else setRefusal(t('certificate.checkNeither'));
    },
    isChecking: isPending,
    found: data,
    error: refusal ?? (error ? messageOf(error, t('certificate.checkFailed')) : undefined),
  };
}
