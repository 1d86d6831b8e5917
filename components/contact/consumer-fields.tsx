import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { formatPhone, packSizes, productLines, sizes } from '@/lib/contact/answers';
import type { ContactField } from '@/lib/contact/fields';
import styles from './contact.module.css';

const choices = <Id extends string>(
  options: readonly { readonly id: Id; readonly value: string }[],
  label: (id: Id) => string,
) => options.map(({ id, value }) => ({ value, label: label(id) }));

type TextName = Exclude<
  ContactField,
  'topic' | 'minAge' | 'acceptTerms' | 'productLine' | 'size' | 'packSize'
>;

/** Returns the properties of a required text field. */
export type RequiredText = (name: TextName) => ComponentProps<typeof TextField>;

type ConsumerFieldsProps = {
  readonly phoneFormat: string;
  readonly text: RequiredText;
};

/** Renders the eleven fields of the consumer-relations topic (CON-01). */
export function ConsumerFields({ phoneFormat, text }: ConsumerFieldsProps) {
  const t = useTranslations('common.contact');
  const select = { placeholder: t('form.choose') };
  return (
    <fieldset className={styles.product}>
      <legend className={styles.legend}>{t('form.product')}</legend>
      <p className={styles.wide}>{t('form.product-note')}</p>
      <TextField {...text('city')} autoComplete="address-level2" />
      <TextField {...text('state')} autoComplete="address-level1" />
      <TextField {...text('zipCode')} autoComplete="postal-code" />
      <TextField
        {...text('phone')}
        autoComplete="tel"
        hint={t('form.phone-hint', { format: phoneFormat })}
        tidy={(typed) => formatPhone(typed, phoneFormat)}
        type="tel"
      />
      <SelectField
        {...select}
        choices={choices(productLines, (id) => t(`options.product-lines.${id}`))}
        label={t('fields.productLine')}
        name="productLine"
      />
      <TextField {...text('flavor')} />
      <SelectField
        {...select}
        choices={choices(sizes, (id) => t(`options.sizes.${id}`))}
        label={t('fields.size')}
        name="size"
      />
      <SelectField
        {...select}
        choices={choices(packSizes, (id) => t(`options.pack-sizes.${id}`))}
        label={t('fields.packSize')}
        name="packSize"
      />
      <TextField
        {...text('lotCode')}
        autoComplete="off"
        hint={t.rich('form.lot-code-hint', { link: (label) => <a href="#lot-title">{label}</a> })}
      />
      <TextField {...text('quantityAffected')} inputMode="numeric" />
      <div className={styles.wide}>
        <TextField {...text('purchaseLocation')} />
      </div>
    </fieldset>
  );
}
