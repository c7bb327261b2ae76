import { useEffect, useTransition } from 'react'
import { $online } from '../online.ts'

interface Retry {
	/** Busy until the attempt settles. */
	retrying: boolean
	again: () => void
}

/**
 * Retries on the reader's request, and automatically when the network is back.
 * @param automatic `false` if the network is not the cause
 */
export function useRetry(onRetry: () => Promise<void> | void, automatic = true): Retry {
	const [retrying, start] = useTransition()
	const again = () => start(async () => onRetry())
	useEffect(() => (automatic ? $online.listen((isOnline) => isOnline && again()) : undefined))
	return { retrying, again }
}
