import { nullable, object, type Static, string } from '../schema.ts'

/** Somebody named beside a piece of content. */
export const Person = object({ name: string(), avatarUrl: nullable(string()) })
export type Person = Static<typeof Person>

/** Who stands beside what no member added: the site itself. */
export const SITE_NAME = 'Niouka'
