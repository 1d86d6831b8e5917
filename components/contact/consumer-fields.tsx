import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/select-field';
import { packSizes, productLines, sizes } from '@/lib/contact/options';
import { formatPhone } from '@/lib/contact/phone';
import styles from './contact-form.module.css';
import { ContactTextField } from './contact-text-field';

const choices = <Id extends string>(
  options: readonly { readonly id: Id; readonly value: string }[],
  label: (id: Id) => string,
) => options.map(({ id, value }) => ({ value, label: label(id) }));

/** Renders the eleven fields of the consumer-relations topic (CON-01). */
export function ConsumerFields({ phoneFormat }: { readonly phoneFormat: string }) {
  const t = useTranslations('common.contact');
  const select = { placeholder: t('form.choose') };
  return (
    <fieldset className={styles.product}>
      <legend className={styles.legend}>{t('form.product')}</legend>
      <p className={styles.wide}>{t('form.product-note')}</p>
      <ContactTextField autoComplete="address-level2" name="city" />
      <ContactTextField autoComplete="address-level1" name="state" />
      <ContactTextField autoComplete="postal-code" name="zipCode" />
      <ContactTextField
        autoComplete="tel"
        hint={t('form.phone-hint', { format: phoneFormat })}
        name="phone"
        tidy={(typed) => formatPhone(typed, phoneFormat)}
        type="tel"
      />
      <SelectField
        {...select}
        choices={choices(productLines, (id) => t(`options.product-lines.${id}`))}
        label={t('fields.productLine')}
        name="productLine"
      />
      <ContactTextField name="flavor" />
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
      <ContactTextField
        autoComplete="off"
        hint={t.rich('form.lot-code-hint', { link: (text) => <a href="#lot-title">{text}</a> })}
        name="lotCode"
      />
      <ContactTextField inputMode="numeric" name="quantityAffected" />
      <div className={styles.wide}>
        <ContactTextField name="purchaseLocation" />
      </div>
    </fieldset>
  );
}
