import { z } from 'zod';
import { label, limits, plainText } from '@/aem/models/shared';
import { splitBlocks } from '../../html';
import { requiredPlaintext, text } from '../schemas/fields';
import { blockFolder, defineBlock } from './define-block';

/** Splits a block into the question, its first line, and the answer. */
function toQuestion(block: string) {
  const [question = '', ...answer] = block.split('\n').map((line) => line.trim());
  return { question, answer: answer.filter(Boolean).join(' ') };
}

/** Questions with their answers. */
export const questionsBlock = defineBlock({
  model: {
    title: 'Campaign Questions',
    description: label('Block: questions and answers', 'Bloc : des questions et leurs réponses'),
    folder: blockFolder,
    fields: [
      {
        name: 'questionsHeading',
        label: label('Heading', 'Titre'),
        type: 'single-line-text',
        maxLength: limits.headline,
      },
      {
        name: 'questionsList',
        label: label('Questions', 'Questions'),
        required: true,
        ...plainText,
        hint: label(
          'A question on one line, its answer below; a blank line before the next',
          'Une question sur une ligne, la réponse dessous; une ligne vide avant la suivante',
        ),
      },
    ],
  },
  schema: z
    .object({
      questionsHeading: text(),
      questionsList: requiredPlaintext
        .transform((list) =>
          splitBlocks(list)
            .map(toQuestion)
            .filter(({ answer }) => answer !== ''),
        )
        .refine((questions) => questions.length > 0, 'a question with its answer on the next line'),
    })
    .transform((fields) => ({ heading: fields.questionsHeading, questions: fields.questionsList })),
  shown: { heading: 'questionsHeading' },
});
