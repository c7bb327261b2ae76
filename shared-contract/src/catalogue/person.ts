import { nullable, object, type Static, string } from '../schema.ts'

/** The author of a piece of content. */
export const Person = object({ name: string(), avatarUrl: nullable(string()) })
export type Person = Static<typeof Person>

/** The author of content that no member added: the site itself. */
export const SITE_NAME = 'Niouka'
