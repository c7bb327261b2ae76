import { SCORE_MAX, type ScoreScale } from 'shared-contract'
import { scoreOf, topOf } from 'shared-contract/catalogue/scoreScale'

/** What a key does in a row: it leads to another row, selects this one, or changes its progress or its score. */
export type RowKey =
	| { kind: 'move'; to: number }
	| { kind: 'select' }
	| { kind: 'step'; by: 1 | -1 }
	| { kind: 'score'; score: number }

/**
 * What a key does in the row at `at` of `count`. `=` is the plus without Shift, and `0` is ten. Stars and faces are their
 * number; on the scales of a hundred and of decimals a digit is that score of ten.
 */
export function rowKey(key: string, at: number, count: number, scale: ScoreScale = 'POINT_10'): RowKey | undefined {
	if (key === 'ArrowDown') return { kind: 'move', to: Math.min(at + 1, count - 1) }
	if (key === 'ArrowUp') return { kind: 'move', to: Math.max(at - 1, 0) }
	if (key === 'Home') return { kind: 'move', to: 0 }
	if (key === 'End') return { kind: 'move', to: count - 1 }
	if (key === ' ') return { kind: 'select' }
	if (key === '+' || key === '=') return { kind: 'step', by: 1 }
	if (key === '-') return { kind: 'step', by: -1 }
	const digit = /^\d$/.test(key) ? Number(key) || SCORE_MAX : undefined
	const score = digit && (topOf(scale) < SCORE_MAX ? scoreOf(scale, digit) : digit)
	return score ? { kind: 'score', score } : undefined
}
