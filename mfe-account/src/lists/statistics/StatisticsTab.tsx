import type { SlotProps } from 'shared-contract'
import { Statistics } from './Statistics.tsx'
import { Year } from './Year.tsx'

/** The tab of a profile with the statistics of the member's list, or with those of a year. */
export default function StatisticsTab({ username, year }: SlotProps<'profile.tabs'>) {
	return year === undefined ? <Statistics username={username} /> : <Year username={username} year={year} />
}
