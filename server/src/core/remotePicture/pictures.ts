/** The widths in which the server keeps pictures of other sites. */
export const PICTURE_WIDTHS = [320, 480, 960, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** What pages show of the pictures of other sites. */
export interface Pictures {
	/** The address at which a page gets a picture of another site; null where it gets none. */
	addressOf(remote: string, width: PictureWidth): string | null
	/** Reads what the addresses need, once the schema is up to date. Until then pages show drawn artwork. */
	open?(): Promise<void>
}

/** Pages show no picture of another site. */
export const OWN_PICTURES: Pictures = { addressOf: () => null }

/** Browsers load pictures from the other sites. */
export const DIRECT_PICTURES: Pictures = { addressOf: (remote) => remote }
