import type { Fault } from './fault.ts'

/** The faults in the order of `docs/reliability.md`, each loaded when it is asked for. */
export const FAULTS: Readonly<Record<string, () => Promise<Fault>>> = {
	serverKilled: async () => (await import('./serverKilled.ts')).serverKilled,
	serverKilledOnPostgres: async () => (await import('./serverKilledOnPostgres.ts')).serverKilledOnPostgres,
	postgresKilled: async () => (await import('./postgresKilled.ts')).postgresKilled,
	natsKilled: async () => (await import('./natsKilled.ts')).natsKilled,
	storageAway: async () => (await import('./storageAway.ts')).storageAway,
	diskFull: async () => (await import('./diskFull.ts')).diskFull,
	clockJumps: async () => (await import('./clockJumps.ts')).clockJumps,
	manySockets: async () => (await import('./manySockets.ts')).manySockets,
	manyEditors: async () => (await import('./manyEditors.ts')).manyEditors,
	hungProcess: async () => (await import('./hungProcess.ts')).hungProcess,
}
