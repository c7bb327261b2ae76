import { nullable, object, type Static, string } from '../schema.ts'

/** A member as lists of people show one. */
export const MemberCard = object({ id: string(), name: string(), avatarUrl: nullable(string()) })
export type MemberCard = Static<typeof MemberCard>
