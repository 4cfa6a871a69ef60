import { useLectern } from './context.ts';

/** Under a form whose request is simulated (§4): says that nothing is sent. */
export function SimulatedNote() {
  const { t } = useLectern('SimulatedNote');
  return <p className="lectern-simulated-note">{t('form.simulated')}</p>;
}
