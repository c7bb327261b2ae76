/** Stands in for the runtime's logger, which also collects stack traces in its debug mode. */
export const createLogger = (prefix) => ({ warn: (...said) => console.warn(prefix, ...said) })
export const createInfrastructureLogger = createLogger
export const logger = createLogger('[ Module Federation ]')
export const infrastructureLogger = logger
export const bindLoggerToCompiler = () => {}
