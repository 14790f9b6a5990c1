/**
 * Microseconds on a clock that never goes back, that no one can set, and that all processes of this machine share: time since the machine
 * started. libuv reads CLOCK_MONOTONIC on Linux, mach_absolute_time or mach_continuous_time on macOS and QueryPerformanceCounter on
 * Windows; all three count from the machine's start, not the process's. https://docs.libuv.org/en/v1.x/misc.html#c.uv_hrtime
 */
export function machineTime(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000_000 + nanoseconds / 1000;
}
