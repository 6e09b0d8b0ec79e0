import { documentSlot } from '@huella/contract/claim-files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaperDrawing } from './paper-drawing.tsx';

const papers = [...documentSlot.options, 'receipt', 'study'] as const;

const meta = {
  title: 'Componentes/PaperDrawing',
  tags: ['autodocs'],
  component: PaperDrawing,
  args: { paper: 'dniFrente', isExample: true },
  argTypes: { paper: { control: 'select', options: papers } },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PaperDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

export const Missing: Story = { args: { isExample: false } };

export const AllPapers: Story = {
  render: ({ isExample }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
      {papers.map((paper) => (
        <PaperDrawing key={paper} paper={paper} isExample={isExample} />
      ))}
    </div>
  ),
};
