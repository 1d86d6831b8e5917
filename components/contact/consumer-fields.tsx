import { formatPhone } from '@/lib/contact/phone';
import styles from './contact-form.module.css';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useContactWords } from './use-field';

/** The eleven questions of the consumer-relations topic (spec section 3). */
export function ConsumerFields() {
  const { form, phoneFormat } = useContactWords();
  return (
    <fieldset className={styles.product}>
      <legend className={styles.legend}>{form.product}</legend>
      <p className={styles.wide}>{form['product-note']}</p>
      <TextField autoComplete="address-level2" name="city" />
      <TextField autoComplete="address-level1" name="state" />
      <TextField autoComplete="postal-code" name="zipCode" />
      <TextField
        autoComplete="tel"
        hint={form['phone-hint']}
        name="phone"
        tidy={(typed) => formatPhone(typed, phoneFormat)}
        type="tel"
      />
      <SelectField name="productLine" />
      <TextField name="flavor" />
      <SelectField name="size" />
      <SelectField name="packSize" />
      <TextField autoComplete="off" hint={form['lot-code-hint']} name="lotCode" />
      <TextField inputMode="numeric" name="quantityAffected" />
      <div className={styles.wide}>
        <TextField name="purchaseLocation" />
      </div>
    </fieldset>
  );
}
