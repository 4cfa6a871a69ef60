// The blocks in the editor: what an element needs beside its preview, and everything else in the sidebar. Written for the
// scripts that WordPress has already loaded, so nothing of it is bundled.
(({ apiFetch, blockEditor, blocks, components, element, i18n, url }, { elements, marketplace, settingsUrl }) => {
  const { createElement: h, useEffect, useState } = element;
  const { __, sprintf } = i18n;

  const SEARCH_MS = 300;
  const isCourse = ({ name }) => name === 'course-id' || name === 'course-ids' || name === 'ids';
  const idsIn = (text) => text.toLowerCase().match(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g) ?? [];
  const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const written = (values) =>
    Object.entries(values)
      .map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ''))
      .join('');

  /** The answer of the site for these parameters, some time after their last change; or why there is none. */
  function useCourses(given) {
    const path = given && url.addQueryArgs('/lectern/v1/courses', given);
    const [state, setState] = useState({ courses: [], isBusy: true, problem: '' });
    useEffect(() => {
      if (!path) return;
      let isCurrent = true;
      setState((last) => ({ ...last, isBusy: true }));
      const timer = setTimeout(() => {
        apiFetch({ path }).then(
          (courses) => isCurrent && setState({ courses, isBusy: false, problem: '' }),
          ({ message }) => isCurrent && setState({ courses: [], isBusy: false, problem: message }),
        );
      }, SEARCH_MS);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [path]);
    return state;
  }

  function Found({ search, choose }) {
    const { courses, isBusy, problem } = useCourses({ search });
    if (problem) return h(components.Notice, { status: 'error', isDismissible: false }, problem);
    if (isBusy) return h(components.Spinner);
    if (courses.length === 0) return h('p', { role: 'status' }, __('No course has these words.', 'lectern'));
    const button = ({ id, title }) => h(components.Button, { variant: 'tertiary', onClick: () => choose([id]) }, title);
    return h(
      'ul',
      { 'aria-label': __('Courses', 'lectern') },
      courses.map((course) => h('li', { key: course.id }, button(course))),
    );
  }

  /** Finds courses by their titles. Addresses of courses can be pasted. */
  function CourseField({ attribute, value, onChange }) {
    const [search, setSearch] = useState('');
    const isList = attribute.kind === 'ids';
    const chosen = idsIn(value);
    const { courses } = useCourses(chosen.length > 0 ? { ids: chosen.join(',') } : undefined);
    const titleOf = (id) => courses.find((course) => course.id === id)?.title ?? id;
    const choose = (ids) => {
      onChange(isList ? [...new Set([...chosen, ...ids])].join(',') : ids[0]);
      setSearch('');
    };
    return h(
      'div',
      { className: 'lectern-courses' },
      chosen.map((id) =>
        h(
          'p',
          { key: id },
          titleOf(id),
          ' ',
          h(
            components.Button,
            {
              variant: 'link',
              // translators: %s: title of a course
              'aria-label': sprintf(__('Remove %s', 'lectern'), titleOf(id)),
              onClick: () => onChange(chosen.filter((one) => one !== id).join(',')),
            },
            __('Remove', 'lectern'),
          ),
        ),
      ),
      h(components.TextControl, {
        label: isList ? __('Search for courses', 'lectern') : __('Search for a course', 'lectern'),
        help: __('By its title, or paste its address.', 'lectern'),
        value: search,
        onChange(text) {
          if (idsIn(text).length > 0) choose(idsIn(text));
          else setSearch(text);
        },
      }),
      (search || chosen.length === 0) && h(Found, { search, choose }),
    );
  }

  function Field({ attribute, value, onChange }) {
    if (isCourse(attribute)) return h(CourseField, { attribute, value, onChange });
    const shared = { label: attribute.label, help: attribute.about, value, onChange };
    if (attribute.kind !== 'choice') return h(components.TextControl, shared);
    const options = ['', ...attribute.options].map((option) => ({
      label: option || __('Default', 'lectern'),
      value: option,
    }));
    return h(components.SelectControl, { ...shared, options });
  }

  /** The element as visitors will see it, in a frame of its own. It isn't operated here: a press selects the block. */
  function Preview({ row, values }) {
    const { address, key, theme } = marketplace;
    const settings = { address, 'partner-key': key, theme: theme === 'auto' ? '' : theme };
    const html = `<script type="module" src="${escapeHtml(address)}/embed/v1.js"></script><style>${row.tag}{${row.place}}</style><lectern-marketplace${written(settings)}><${row.tag}${written(values)}><a>${escapeHtml(row.link.text)}</a></${row.tag}></lectern-marketplace>`;
    return h(
      'div',
      { className: 'lectern-preview', inert: '' },
      h(components.SandBox, { html, title: row.title, key: html }),
    );
  }

  function edit(row) {
    return ({ attributes: values, setAttributes }) => {
      const field = (attribute) =>
        h(Field, {
          key: attribute.name,
          attribute,
          value: values[attribute.name] ?? '',
          onChange: (value) => setAttributes({ [attribute.name]: value ?? '' }),
        });
      const needed = row.attributes.filter(({ isRequired }) => isRequired);
      const isReady = needed.every(({ name }) => values[name]);
      const placeholder = { label: row.title, instructions: row.about, icon: 'welcome-learn-more' };
      return h(
        'div',
        blockEditor.useBlockProps(),
        h(
          blockEditor.InspectorControls,
          null,
          row.attributes.length > 0 &&
            h(components.PanelBody, { title: __('Options', 'lectern') }, row.attributes.map(field)),
        ),
        marketplace
          ? isReady
            ? h(Preview, { row, values })
            : h(components.Placeholder, placeholder, needed.map(field))
          : h(
              components.Placeholder,
              {
                ...placeholder,
                instructions: __('The address of the marketplace and your key are missing.', 'lectern'),
              },
              settingsUrl
                ? h(components.Button, { variant: 'primary', href: settingsUrl }, __('Open the settings', 'lectern'))
                : h('p', null, __('Ask an administrator of this site to set up Lectern Courses.', 'lectern')),
            ),
      );
    };
  }

  for (const [name, row] of Object.entries(elements)) {
    blocks.registerBlockType(`lectern/${name}`, {
      icon: 'welcome-learn-more',
      keywords: ['lectern', __('course', 'lectern')],
      edit: edit(row),
      // Drawn by the server.
      save: () => null,
    });
  }
})(window.wp, window.lecternBlocks);
