import type { ServerStatus } from '@lectern/sdk';
import { statusWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

type Part = ServerStatus['parts'][number];
type Fact = Part['facts'][number];

const shapes = { well: icons.success, strained: icons.warning, failing: icons.error, off: icons.info } as const;

/** A part with its state in words, its figures, and the next step where there is one. */
export function StatusPart({ part: { kind, state, advice, detail, facts } }: { part: Part }) {
  const { t } = useLectern('StatusPart', statusWords);
  const show = useFact();
  return (
    <li data-state={state}>
      <h2>{t(`serverStatus.part.${kind}`)}</h2>
      <p className="lectern-server-status-state">
        <Icon shape={shapes[state]} />
        {t(`serverStatus.state.${state}`)}
      </p>
      {advice && (
        <p className="lectern-server-status-advice">
          {t(`serverStatus.advice.${advice}`)}
          {detail && <code dir="auto">{detail}</code>}
        </p>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{t(`serverStatus.fact.${fact.name}`)}</dt>
              <dd>{show(fact)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

const GIGABYTE = 1_000_000_000;

/** Writes a figure in its unit. */
function useFact() {
  const { t, formats } = useLectern('StatusPart', statusWords);
  return ({ name, value }: Fact): string => {
    switch (name) {
      case 'latency':
        return t('serverStatus.unit.milliseconds', { count: formats.count(Math.max(1, Math.round(value * 1_000))) });
      case 'replicaLag':
      case 'oldest':
        return formats.duration(Math.round(value));
      case 'size':
      case 'freeForDatabase':
      case 'freeForFiles':
        return value < GIGABYTE
          ? t('serverStatus.unit.megabytes', { count: formats.count(Math.floor(value / 1_000_000)) })
          : t('serverStatus.unit.gigabytes', { count: formats.decimal(value / GIGABYTE) });
      default:
        return formats.count(value);
    }
  };
}
