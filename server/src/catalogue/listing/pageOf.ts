/** The ids of one page of a list, counted from 1; none past the last one. */
export function pageOf(list: Int32Array, page: number, size: number): number[] {
	const first = (page - 1) * size
	return [...list.subarray(first, first + size)]
}
