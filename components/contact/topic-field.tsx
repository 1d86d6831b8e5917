import { useController } from 'react-hook-form';
import styles from '@/components/ui/field.module.css';
import { FieldNotes } from '@/components/ui/field-notes';
import { Icon } from '@/components/ui/icon';
import type { ContactValues } from '@/lib/contact/fields';
import { offeredTopics } from '@/lib/contact/options';
import list from './topic-field.module.css';
import { useContactWords, useField } from './use-field';
import { useListbox } from './use-listbox';

/** The topic menu (spec section 4): a select-only combobox with a listbox of the four topics offered. */
export function TopicField() {
  const { topics, form } = useContactWords();
  const { id, label, error, control } = useField('topic');
  const { field } = useController<ContactValues, 'topic'>({ name: 'topic' });
  const values: readonly string[] = offeredTopics;
  const chosen = values.indexOf(field.value);
  const labels = offeredTopics.map((topic) => topics[topic]);
  const listbox = useListbox({
    labels,
    chosen,
    onChoose: (index) => field.onChange(offeredTopics[index]),
  });
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <div className={styles.field} ref={listbox.root}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as a label does, it sends a pointer to its control. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the control itself. */}
      <span className={styles.label} id={`${id}-label`} onClick={() => document.getElementById(id)?.focus()}>
        {label}
      </span>
      <div className={list.anchor}>
        <button
          {...control}
          aria-activedescendant={listbox.open ? optionId(listbox.active) : undefined}
          aria-controls={`${id}-list`}
          aria-expanded={listbox.open}
          aria-haspopup="listbox"
          aria-labelledby={`${id}-label`}
          aria-required="true"
          className={list.button}
          data-empty={chosen < 0}
          onBlur={() => {
            listbox.close();
            field.onBlur();
          }}
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            listbox.toggle();
          }}
          onKeyDown={listbox.onKeyDown}
          ref={field.ref}
          role="combobox"
          type="button"
        >
          {labels[chosen] ?? form.choose}
          <Icon name="chevron" />
        </button>
        {/* The press must not take the focus from the combobox: it would close before the choice. */}
        <div
          aria-labelledby={`${id}-label`}
          className={list.options}
          hidden={!listbox.open}
          id={`${id}-list`}
          onMouseDown={(event) => event.preventDefault()}
          role="listbox"
        >
          {labels.map((text, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: reached through aria-activedescendant.
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the combobox.
            <div
              aria-selected={index === chosen}
              className={list.option}
              data-active={index === listbox.active}
              id={optionId(index)}
              key={text}
              onClick={() => listbox.choose(index)}
              onPointerMove={() => listbox.point(index)}
              role="option"
            >
              {text}
              {index === chosen ? <Icon name="check" /> : null}
            </div>
          ))}
        </div>
      </div>
      <FieldNotes error={error} id={id} />
    </div>
  );
}
