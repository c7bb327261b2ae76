import { SCORE_MAX } from 'shared-contract'

/** What a key does in a row: it leads to another row, or changes the progress or the score of this one. */
export type RowKey = { kind: 'move'; to: number } | { kind: 'step'; by: 1 | -1 } | { kind: 'score'; score: number }

/**
 * What a key does in the row at `at` of `count`. `=` is the plus without Shift, and `0` is the highest score.
 */
export function rowKey(key: string, at: number, count: number): RowKey | undefined {
	if (key === 'ArrowDown') return { kind: 'move', to: Math.min(at + 1, count - 1) }
	if (key === 'ArrowUp') return { kind: 'move', to: Math.max(at - 1, 0) }
	if (key === 'Home') return { kind: 'move', to: 0 }
	if (key === 'End') return { kind: 'move', to: count - 1 }
	if (key === '+' || key === '=') return { kind: 'step', by: 1 }
	if (key === '-') return { kind: 'step', by: -1 }
	return /^\d$/.test(key) ? { kind: 'score', score: Number(key) || SCORE_MAX } : undefined
}
