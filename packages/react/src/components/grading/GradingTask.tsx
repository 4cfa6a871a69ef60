import { assignmentWords, gradingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { TextLecture } from '../text-lecture/index.ts';
import { useGradingContext } from './context.ts';
import { isSafeAddress } from './safeAddress.ts';

/** The assignment's instructions, folded: the submission comes first. Renders nothing where the server sends none. */
export const GradingTask = definePart('GradingTask', 'details', 'lectern-grading-task', (name) => {
  const { t } = useLectern(name, assignmentWords, gradingWords);
  const { lecture } = useGradingContext(name);
  const link = lecture?.contentUrl && isSafeAddress(lecture.contentUrl) ? lecture.contentUrl : undefined;
  if (!lecture?.textContent && !link) return null;
  return {
    children: (
      <>
        <summary>
          {t('grading.task')}
          <Icon shape={icons.chevronDown} />
        </summary>
        {/* A long one scrolls, which takes the focus. */}
        {lecture?.textContent && (
          <TextLecture className="lectern-grading-task-text" tabIndex={0} html={lecture.textContent} />
        )}
        {link && (
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {t('assignment.brief')}
            </a>
          </p>
        )}
      </>
    ),
  };
});
