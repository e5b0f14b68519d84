-- What wrk has measured, as one line of JSON, in microseconds.
function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"duration":%d,"p50":%d,"p99":%d,'
      .. '"failed":{"refused":%d,"connections":%d,"reads":%d,"writes":%d,"timeouts":%d}}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect, errors.read, errors.write, errors.timeout
  ))
end
