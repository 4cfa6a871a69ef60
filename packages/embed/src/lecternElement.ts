import type { AttributeOf, AttributeValue, ElementName } from './attributes.ts';

type Camel<S extends string> = S extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : S;

/** What all elements have. */
export interface LecternElement extends HTMLElement {
  /**
   * Resolves when the element shows its content, rejects with an error whose `code` says why it can't. Elements load when
   * they come near the visible part of the page, so it may wait for that.
   */
  readonly ready: Promise<void>;
  /** Loads the content again. */
  reload(): void;
}

/** The attributes as properties; setting one sets the attribute. A list is joined with commas. */
type Properties<Name extends ElementName> = {
  [A in Exclude<AttributeOf<Name>, 'dir'> as Camel<A>]: string | undefined;
};

/** What `<lectern-marketplace>` has besides its attributes. */
interface MarketplaceElement {
  /** Looks of the frames, by element: see docs/embedding.md. */
  appearance?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

/** What drives the video of `<lectern-course-player>`. A command waits until there is a video. */
interface PlayerElement {
  /**
   * Plays the video. Resolves when the player has the command; `lectern-play` says that it plays.
   *
   * @throws an error with the code `not_pressed` while the player isn't open and nobody has just pressed something
   */
  play(): Promise<void>;
  /** Pauses the video. */
  pause(): Promise<void>;
  /**
   * Goes to a second of the video, from its beginning.
   *
   * @throws an error with the code `not_pressed`, as `play` does
   */
  seek(seconds: number): Promise<void>;
  /** Where the video is, in seconds; undefined until `lectern-ready`. */
  readonly currentTime: number | undefined;
  /** How long the video is, in seconds; undefined until `lectern-ready`. */
  readonly duration: number | undefined;
}

/** The elements by name. */
export type LecternElements = {
  [Name in ElementName]: LecternElement &
    Properties<Name> &
    (Name extends 'lectern-marketplace' ? MarketplaceElement : unknown) &
    (Name extends 'lectern-course-player' ? PlayerElement : unknown);
};

/** The attributes of an element as a framework's templates check them. */
export type LecternAttributes<Name extends ElementName> = { [A in AttributeOf<Name>]?: AttributeValue<A> | undefined };
