import '../styles/text.css';
import { useEffect, useState } from 'react';
import { contentsTitle, idOf, type Section } from '../content/section.ts';

/** A table of contents that marks the section being read. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections);
  return (
    <nav className="site-contents" aria-labelledby="contents">
      <h2 id="contents">{contentsTitle}</h2>
      <ol>
        {sections.map(({ title }) => (
          <li key={title}>
            <a href={`#${idOf(title)}`} aria-current={current === title ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The title of the first section in the upper half of the screen. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.title);
  useEffect(() => {
    const visible = new Set<Element>();
    const titles = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const first = [...titles].find(([element]) => visible.has(element));
        if (first) setCurrent(first[1]);
      },
      { rootMargin: '-15% 0% -50% 0%' },
    );
    for (const { title } of sections) {
      const element = document.getElementById(idOf(title));
      if (!element) continue;
      titles.set(element, title);
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
