import { taken, type ServerModule } from '../../server-module.ts'
import { recognitionHandlers } from './recognition.handlers.ts'
import { badgeBuckets } from './buckets.ts'

export const recognitionModule = {
  name: 'recognition',
  handlers: recognitionHandlers,
  buckets: badgeBuckets,
  constraints: {
    recognition_badges_image: taken('s3_path'),
    recognition_badges_name: taken('name', 'A badge with this name exists already.'),
    recognition_types_title: taken('title', 'A type with this title exists already.'),
  },
  tables: [
    'recognition_badges',
    'recognition_likes',
    'recognition_settings',
    'recognition_totals',
    'recognition_types',
    'recognitions',
  ],
} satisfies ServerModule
