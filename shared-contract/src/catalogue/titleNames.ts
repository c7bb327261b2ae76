import { nullable, string } from '../schema.ts'

/** Three names of a title or of a part of one; `title` is the Brazilian one, or the best known. */
export const TITLE_NAMES = { title: string(), englishTitle: nullable(string()), japaneseTitle: nullable(string()) }
