import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';

const values = ['a', 'b', 'c'];

function Example() {
  const [value, setValue] = useState('a');
  return (
    <Tabs onSelect={setValue} value={value}>
      <TabList aria-label="Example">
        {values.map((each) => (
          <Tab key={each} value={each}>
            {each}
          </Tab>
        ))}
      </TabList>
      {values.map((each) => (
        <TabPanel hidden={each !== value} key={each} value={each}>
          Panel {each}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('each tab controls its panel, and the panel has the name of its tab', () => {
  render(<Example />);
  const panel = screen.getByRole('tabpanel', { name: 'a' });
  expect(panel).toHaveTextContent('Panel a');
  expect(tab('a')).toHaveAttribute('aria-controls', panel.id);
});

test('a click selects a tab', async () => {
  render(<Example />);
  await userEvent.click(tab('c'));
  expect(tab('c')).toHaveAttribute('aria-selected', 'true');
  expect(tab('a')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel c');
});

test('only the selected tab is in the tab order, and its panel comes next', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(tab('a')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test.each([
  ['{ArrowRight}', 'b'],
  ['{ArrowLeft}', 'c'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'a'],
  ['{End}', 'c'],
  ['{End}{Home}', 'a'],
  ['{ArrowDown}', 'a'],
  ['{Control>}{ArrowRight}{/Control}', 'a'],
  ['{Alt>}{ArrowRight}{/Alt}', 'a'],
])('%s on the first tab selects and focuses %s', async (keys, expected) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(expected)).toHaveFocus();
  expect(tab(expected)).toHaveAttribute('aria-selected', 'true');
});
