import { render, screen } from '@testing-library/react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { FormScopeProvider, focusFirstError, useField } from '@/components/forms/use-field';
import { messages, renderIn } from '../../support/render-in';

const scope = { prefix: 'letter', errors: 'common.newsletter.errors' } as const;

function Control({ name, notes }: { readonly name: string; readonly notes?: readonly string[] }) {
  const { error, control } = useField(name, notes);
  return <input aria-label={name} title={error} {...control} />;
}

const none = {};

function Form({
  errors = none,
  notes,
}: {
  readonly errors?: FieldErrors;
  readonly notes?: readonly string[];
}) {
  const form = useForm({ errors });
  return (
    <FormScopeProvider value={scope}>
      <FormProvider {...form}>
        <Control name="email" {...(notes && { notes })} />
      </FormProvider>
    </FormScopeProvider>
  );
}

const control = () => screen.getByRole('textbox', { name: 'email' });

it('binds a control without an error to its id and its notes', () => {
  renderIn('en', <Form notes={['hint', 'count']} />);
  expect(control()).toHaveAttribute('id', 'letter-email');
  expect(control()).toHaveAttribute('aria-invalid', 'false');
  expect(control()).toHaveAttribute('aria-describedby', 'letter-email-hint letter-email-count');
  expect(control()).not.toHaveAttribute('title');
});

it('describes nothing without notes and error', () => {
  renderIn('en', <Form />);
  expect(control()).not.toHaveAttribute('aria-describedby');
});

it('shows the message of an error in the language of the page, after the notes', () => {
  renderIn('fr', <Form errors={{ email: { type: 'x', message: 'email-invalid' } }} notes={['hint']} />);
  expect(control()).toHaveAttribute('aria-invalid', 'true');
  expect(control()).toHaveAttribute('aria-describedby', 'letter-email-hint letter-email-error');
  expect(control()).toHaveAttribute('title', messages.fr.common.newsletter.errors['email-invalid']);
});

it('shows the text of a service as it is', () => {
  renderIn('en', <Form errors={{ email: { type: 'x', message: 'This address is blocked.' } }} />);
  expect(control()).toHaveAttribute('title', 'This address is blocked.');
});

it('throws an error that names a field outside a form', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Control name="city" />)).toThrow('city');
  jest.restoreAllMocks();
});

describe('focusFirstError', () => {
  beforeEach(() => {
    document.body.innerHTML = '<input id="letter-name"><input id="letter-email">';
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('focuses the first field in page order that has an error', () => {
    focusFirstError(scope, ['city', 'name', 'email'], { email: 'Invalid.', name: 'Missing.' });
    expect(document.activeElement).toHaveAttribute('id', 'letter-name');
  });

  it('focuses nothing without an error, or where the field is not on the page', () => {
    focusFirstError(scope, ['name', 'email'], {});
    focusFirstError(scope, ['city'], { city: 'Missing.' });
    expect(document.activeElement).toBe(document.body);
  });
});
