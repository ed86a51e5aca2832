/* The blocks of the widgets in the editor. WordPress provides its packages as globals; nothing is built. */
(({ apiFetch, blocks, blockEditor, components, element }, { widgets, words, loads }) => {
  const { createElement: h, Fragment, RawHTML, useEffect, useRef, useState } = element;
  const { Button, Disabled, PanelBody, Placeholder, Spinner } = components;
  const { SelectControl, TextControl, TextareaControl, ToggleControl } = components;

  /** Milliseconds after a change before the preview follows. */
  const PAUSE = 500;

  const word = (key, { number = '', names = '' } = {}) =>
    words[key].replace('{number}', number).replace('{names}', names);

  const isEmpty = (value) => value === undefined || value === null || value === '';

  /** The inputs with one changed. An empty one is left out. */
  function withInput(inputs, name, value) {
    const { [name]: _, ...others } = inputs;
    return isEmpty(value) ? others : { ...others, [name]: value };
  }

  /** One value as a control: an input, or a cell of a row. */
  function Control({ kind, label, help, value, options = [], defaultValue, onChange }) {
    const common = { label, help, onChange };
    if (kind === 'yes-or-no' && typeof defaultValue === 'boolean')
      return h(ToggleControl, { ...common, checked: value ?? defaultValue });
    if (kind === 'yes-or-no')
      return h(SelectControl, {
        ...common,
        value: isEmpty(value) ? '' : String(value),
        options: [
          { label: word('form.none'), value: '' },
          { label: word('form.yes'), value: 'true' },
          { label: word('form.no'), value: 'false' },
        ],
        onChange: (chosen) => onChange(chosen === '' ? undefined : chosen === 'true'),
      });
    if (kind === 'choice') {
      const choices = options.map((option) => ({ label: option, value: option }));
      return h(SelectControl, {
        ...common,
        value: value ?? '',
        options: [{ label: word('form.none'), value: '' }, ...choices],
      });
    }
    const text = { ...common, value: value ?? '', placeholder: isEmpty(defaultValue) ? '' : String(defaultValue) };
    if (kind === 'long-text') return h(TextareaControl, text);
    if (kind !== 'number') return h(TextControl, text);
    return h(TextControl, {
      ...text,
      type: 'number',
      step: 'any',
      onChange: (typed) => onChange(typed === '' ? undefined : Number(typed)),
    });
  }

  /** A list that has a control per cell. A list of texts has one column without a key. */
  function Rows({ field, value, onChange }) {
    const rows = Array.isArray(value) ? value : [];
    const { columns } = field;
    const isList = columns[0].key === '';
    const change = (at, row) => onChange(rows.map((current, index) => (index === at ? row : current)));
    const emptyRow = Object.fromEntries(columns.map(({ key, empty }) => [key, empty]));
    const cell = (row, at, { key, kind, label, empty }) =>
      h(Control, {
        key,
        kind: Array.isArray(field.html) && field.html.includes(key) ? 'long-text' : kind,
        label,
        value: isList ? row : row[key],
        defaultValue: kind === 'yes-or-no' ? false : undefined,
        onChange: (typed) => change(at, isList ? typed : { ...row, [key]: isEmpty(typed) ? empty : typed }),
      });
    const editors = rows.map((row, at) =>
      h(
        'fieldset',
        { className: 'eiland-form__row', key: at },
        h('legend', null, word('form.row', { number: at + 1 })),
        ...columns.map((column) => cell(row, at, column)),
        h(
          Button,
          { variant: 'link', isDestructive: true, onClick: () => onChange(rows.filter((_, index) => index !== at)) },
          word('form.remove', { number: at + 1 }),
        ),
      ),
    );
    return h(
      'div',
      { className: 'eiland-form__rows' },
      h('p', null, h('strong', null, field.label)),
      h('p', null, field.help),
      ...editors,
      h(
        Button,
        { variant: 'secondary', onClick: () => onChange([...rows, isList ? '' : emptyRow]) },
        `${word('form.add')}: ${field.label}`,
      ),
    );
  }

  /** A value as JSON. While it is invalid, the former one stays. */
  function Json({ field, value, onChange }) {
    // What is typed is shown until the value is changed by something else, such as “Undo”.
    const [typed, setTyped] = useState({});
    const stored = JSON.stringify(value);
    const isTyped = typed.text !== undefined && typed.stored === stored;
    function change(text) {
      try {
        const next = text.trim() === '' ? undefined : JSON.parse(text);
        setTyped({ text, stored: isEmpty(next) ? undefined : JSON.stringify(next), isValid: true });
        onChange(next);
      } catch {
        setTyped({ text, stored, isValid: false });
      }
    }
    const help = isTyped && !typed.isValid ? word('form.jsonInvalid') : `${field.help} ${word('form.json')}`;
    const shown = isTyped ? typed.text : (JSON.stringify(value, null, 2) ?? '');
    return h(TextareaControl, { label: field.label, help, value: shown, rows: 8, onChange: change });
  }

  function Field({ field, value, onChange }) {
    if (field.kind === 'rows') return h(Rows, { field, value, onChange });
    if (field.kind === 'json') return h(Json, { field, value, onChange });
    const { kind, help, options, default: defaultValue } = field;
    const label = field.isRequired ? `${field.label} *` : field.label;
    return h(Control, { kind, label, help, options, defaultValue, value, onChange });
  }

  function LoadSelect({ value, onChange }) {
    const options = [{ value: '', label: word('form.loadOwn') }, ...loads];
    return h(SelectControl, { label: word('form.load'), value, options, onChange });
  }

  /** The required inputs that have no value, as the server counts them. */
  function missingFields({ fields, replaced }, inputs, inside) {
    const isPrinted = ({ name }) => inside.trim() !== '' && replaced.includes(name);
    return fields.filter((field) => field.isRequired && isEmpty(inputs[field.name]) && !isPrinted(field));
  }

  /**
   * A widget as the server prints it. `ServerSideRender` of WordPress forgets a change when the answer to an earlier one
   * arrives just after it, so that the preview would stay behind the form.
   */
  function Rendered({ widget: { name, title }, attributes }) {
    const [answer, setAnswer] = useState();
    const pause = useRef(0);
    const sent = JSON.stringify({ attributes });
    useEffect(() => {
      let isLatest = true;
      const show = (next) => isLatest && setAnswer(next);
      const path = `/wp/v2/block-renderer/eiland/${name}?context=edit`;
      function request() {
        pause.current = PAUSE;
        apiFetch({ path, method: 'POST', data: JSON.parse(sent) }).then(show, show);
      }
      const timer = setTimeout(request, pause.current);
      return () => {
        isLatest = false;
        clearTimeout(timer);
      };
    }, [name, sent]);
    if (answer === undefined) return h(Spinner);
    // An error has no HTML.
    if (answer.rendered === undefined) return h(Placeholder, { label: title, instructions: answer.message });
    return h(Disabled, null, h(RawHTML, null, answer.rendered));
  }

  function Preview({ widget, attributes, setAttributes }) {
    const { inputs = {}, inside = '', load = '' } = attributes;
    const missing = missingFields(widget, inputs, inside);
    if (missing.length === 0) return h(Rendered, { widget, attributes: { inputs, inside, load } });
    const { sample } = widget;
    const takeSample = () =>
      setAttributes({ inputs: { ...sample.inputs, ...inputs }, inside: inside === '' ? sample.inside : inside });
    const names = missing.map(({ label }) => label).join(', ');
    const example = h(Button, { variant: 'primary', onClick: takeSample }, word('form.sample'));
    return h(Placeholder, { label: widget.title, instructions: word('form.missing', { names }) }, example);
  }

  function Form({ widget, attributes, setAttributes }) {
    const { inputs = {}, inside = '', load = '' } = attributes;
    const change = (name, value) => setAttributes({ inputs: withInput(inputs, name, value) });
    const fields = widget.fields.map((field) =>
      h(Field, {
        key: field.name,
        field,
        value: inputs[field.name],
        onChange: (value) => change(field.name, value),
      }),
    );
    const insideField = h(TextareaControl, {
      label: word('form.inside'),
      help: word('form.insideHelp'),
      value: inside,
      onChange: (text) => setAttributes({ inside: text === '' ? undefined : text }),
    });
    const onLoad = (value) => setAttributes({ load: value === '' ? undefined : value });
    return h(
      PanelBody,
      { title: word('form.title') },
      ...fields,
      insideField,
      h(LoadSelect, { value: load, onChange: onLoad }),
    );
  }

  for (const widget of widgets)
    blocks.registerBlockType(`eiland/${widget.name}`, {
      edit({ attributes, setAttributes }) {
        const shared = { widget, attributes, setAttributes };
        return h(
          Fragment,
          null,
          h(blockEditor.InspectorControls, null, h(Form, shared)),
          h(
            'div',
            blockEditor.useBlockProps(),
            h('p', { className: 'eiland-block__name' }, widget.title),
            h(Preview, shared),
          ),
        );
      },
      save: () => null,
    });
})(window.wp, window.eilandEditor);
