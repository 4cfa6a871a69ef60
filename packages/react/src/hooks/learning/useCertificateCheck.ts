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

/** Three groups of four letters and digits, which somebody may have typed without the dashes. */
const NUMBER = /^[0-9A-Z]{4}-?[0-9A-Z]{4}-?[0-9A-Z]{4}$/;
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
      const number = given.toUpperCase();
      if (given === '') setRefusal(t('certificate.checkMissing'));
      else if (given.length > MAX_CHARACTERS) setRefusal(t('certificate.checkTooLong'));
      else if (number.length <= 14 && NUMBER.test(number))
        navigate(paths.certificate(number.replaceAll('-', '').replace(/(.{4})(.{4})/, '$1-$2-')));
      else mutate(given);
    },
    isChecking: isPending,
    found: data,
    error: refusal ?? (error ? messageOf(error, t('certificate.checkFailed')) : undefined),
  };
}
