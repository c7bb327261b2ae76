/** Two members in the order in which a row names them. */
export function pairOf(one: string, other: string): { low_id: string; high_id: string } {
	return one < other ? { low_id: one, high_id: other } : { low_id: other, high_id: one }
}
