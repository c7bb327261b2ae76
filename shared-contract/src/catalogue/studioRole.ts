/** What a company does for a title: it makes it, or it pays for it. */
export const STUDIO_ROLES = ['studio', 'producer'] as const
export type StudioRole = (typeof STUDIO_ROLES)[number]
