import { type ComponentType, createElement, forwardRef } from 'react';
import { createRootContext } from '../../ui/rootContext.ts';

type Parts = typeof import('./parts.ts');

const [PlayerPartsProvider, usePlayerParts] = createRootContext<Parts>('CoursePlayer');

export { PlayerPartsProvider };

/** A part whose code comes with the player's own, which provides it. */
function playerPart<Name extends keyof Parts>(name: Name) {
  const Part = forwardRef<unknown, object>((props, ref) =>
    createElement(usePlayerParts(name)[name] as ComponentType<object>, { ...props, ref } as object),
  );
  Part.displayName = name;
  return Part as unknown as Parts[Name];
}

/** The main column, with the side panel beside it where there is room. */
export const CoursePlayerColumns = playerPart('CoursePlayerColumns');
/** The column of the lecture. */
export const CoursePlayerMain = playerPart('CoursePlayerMain');
/** What is below the video, at the width of text. */
export const CoursePlayerContent = playerPart('CoursePlayerContent');
/** The bar above the lecture: a link back to the dashboard, the course title where the side panel is hidden, and its button. */
export const CoursePlayerBar = playerPart('CoursePlayerBar');
/** Says that progress is stored on this device while the connection is lost; renders nothing otherwise. */
export const CoursePlayerBanner = playerPart('CoursePlayerBanner');
/** The video of a video lecture; renders nothing for other lectures. */
export const CoursePlayerStage = playerPart('CoursePlayerStage');
/** The type and title of the lecture, with a button that opens the curriculum where the side panel is hidden. */
export const CoursePlayerTitle = playerPart('CoursePlayerTitle');
/** The text, quiz or assignment of the lecture; renders nothing for a video. */
export const CoursePlayerLecture = playerPart('CoursePlayerLecture');
/** Mark as Complete, and the buttons to the previous and next lecture. */
export const CoursePlayerActions = playerPart('CoursePlayerActions');
/** The captions of a video as a text that follows it and can be searched; renders nothing without captions. */
export const CoursePlayerTranscript = playerPart('CoursePlayerTranscript');
/** The side panel: course title, progress and curriculum. */
export const CoursePlayerSide = playerPart('CoursePlayerSide');

export const playerParts = {
  Columns: CoursePlayerColumns,
  Main: CoursePlayerMain,
  Content: CoursePlayerContent,
  Bar: CoursePlayerBar,
  Banner: CoursePlayerBanner,
  Stage: CoursePlayerStage,
  Title: CoursePlayerTitle,
  Lecture: CoursePlayerLecture,
  Actions: CoursePlayerActions,
  Side: CoursePlayerSide,
  Transcript: CoursePlayerTranscript,
};
