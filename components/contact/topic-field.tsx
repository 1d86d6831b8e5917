import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/select-field';
import { offeredTopics } from '@/lib/contact/topics';

/** The topic menu (CON-02): a native select of the four topics offered. */
export function TopicField() {
  const t = useTranslations('common.contact');
  return (
    <SelectField
      choices={offeredTopics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
      label={t('fields.topic')}
      name="topic"
      placeholder={t('form.choose')}
    />
  );
}
