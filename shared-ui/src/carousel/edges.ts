/** How near to an edge counts as there, in px: browsers scroll to fractions. */
export const EDGE_TOLERANCE_PX = 5

/** Whether a row that scrolls sideways is at its start, at its end, or both. */
export function edges(
	row: Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>,
	tolerance = EDGE_TOLERANCE_PX,
) {
	return {
		start: row.scrollLeft <= tolerance,
		end: row.scrollLeft + row.clientWidth >= row.scrollWidth - tolerance,
	}
}
