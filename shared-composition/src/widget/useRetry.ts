import { useEffect, useTransition } from 'react'
import { $online } from '../online.ts'

interface Retry {
	/** Busy until the attempt settles. */
	retrying: boolean
	again: () => void
}

/**
 * Tries again what failed: when the reader asks, and by itself as soon as the network is back.
 * @param byItself `false` where the network is not the cause
 */
export function useRetry(onRetry: () => Promise<void> | void, byItself = true): Retry {
	const [retrying, start] = useTransition()
	const again = () => start(async () => onRetry())
	useEffect(() => (byItself ? $online.listen((isOnline) => isOnline && again()) : undefined))
	return { retrying, again }
}
