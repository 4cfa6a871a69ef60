import { placeholderImage } from '@lectern/sdk/rules';
import { act, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from '../../ui/Avatar.tsx';
import { CoverImage, type CoverImageProps } from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // jsdom has none.
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

const course = { imageUrl: 'http://lectern.test/a', imageWidths: [320, 640] };
const srcSet = 'http://lectern.test/a?width=320 320w, http://lectern.test/a?width=640 640w';

function renderImage(props: CoverImageProps) {
  const { container, ...rest } = render(<CoverImage {...props} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no image.');
  return { image, ...rest };
}

describe('CoverImage', () => {
  it('offers a course in the widths that the server has, and measures itself while it is lazy', () => {
    const { image } = renderImage({ course, sizes: '8rem' });
    expect(image).toHaveAttribute('srcset', srcSet);
    expect(image).toHaveAttribute('sizes', 'auto, 8rem');
    expect(image).toHaveAttribute('src', course.imageUrl);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).not.toHaveAttribute('fetchpriority');
  });

  it('is loaded first where it is eager', () => {
    const { image } = renderImage({ course, sizes: '8rem', loading: 'eager' });
    expect(image).toHaveAttribute('sizes', '8rem');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it.each([{ course: { imageUrl: '/a.svg' } }, { src: '/a.svg' }])('has one size without widths: %j', (props) => {
    const { image } = renderImage(props);
    expect(image).toHaveAttribute('src', '/a.svg');
    expect(image).not.toHaveAttribute('srcset');
    expect(image).not.toHaveAttribute('sizes');
  });

  it('is the placeholder where it is broken, until it shows another picture', () => {
    const { image, rerender } = renderImage({ course });
    fireEvent.error(image);
    expect(image).not.toHaveAttribute('srcset');
    expect(image).toHaveAttribute('src', placeholderImage);
    rerender(<CoverImage course={{ ...course, imageUrl: 'http://lectern.test/b' }} />);
    expect(image).toHaveAttribute('src', 'http://lectern.test/b');
    expect(image.getAttribute('srcset')).toContain('http://lectern.test/b?width=320 320w');
  });
});

describe('a picture that failed before hydration', () => {
  /** Hydrates server-rendered HTML whose image has failed already. */
  async function hydrateBroken(element: React.ReactElement, decode: () => Promise<void>) {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://lectern.test/a');
    HTMLImageElement.prototype.decode = decode;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    const root = await act(async () => hydrateRoot(container, element));
    return { container, root };
  }
  const broken = () => Promise.reject(new DOMException('broken', 'EncodingError'));

  it('is replaced by the placeholder', async () => {
    const { container } = await hydrateBroken(<CoverImage course={course} />, broken);
    expect(container.querySelector('img')).toHaveAttribute('src', placeholderImage);
    expect(container.querySelector('img')).not.toHaveAttribute('srcset');
  });

  it('stays where it is a drawing without a size', async () => {
    const { container } = await hydrateBroken(<CoverImage course={course} />, () => Promise.resolve());
    expect(container.querySelector('img')).toHaveAttribute('src', course.imageUrl);
  });

  it('is replaced by the initials of a person', async () => {
    const { container } = await hydrateBroken(<Avatar firstName="Asha" lastName="Menon" picture="/a.jpg" />, broken);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.lectern-avatar')).toHaveAttribute('data-initials', 'AM');
  });
});
