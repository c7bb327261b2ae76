import { readList } from './readList.ts'

/** Reads a list file with this JSON. */
export const readJson = (json: unknown, scale?: 'POINT_5' | 'POINT_3') =>
	readList(Buffer.from(JSON.stringify(json)), scale)
