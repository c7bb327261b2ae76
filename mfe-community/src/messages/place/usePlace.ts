import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { MESSAGES_PATH, type Place, placeOf } from './place.ts'

/** The place that the address names. */
export function usePlace(): Place {
	const { pathname } = useLocation()
	return useMemo(() => placeOf(pathname.slice(MESSAGES_PATH.length)), [pathname])
}
