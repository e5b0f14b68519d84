-- Prints what wrk has measured as one line of JSON, times in microseconds. With arguments it books: the body, in which
-- NUMBER is replaced by the digits of each booking, and the first number.

function init(args)
  if not args[1] then return end
  local body, number = args[1], tonumber(args[2])
  function request()
    local digits = string.format("%07d", number)
    number = number + 1
    local headers = { ["content-type"] = "application/json", ["idempotency-key"] = "load-" .. digits }
    return wrk.format("POST", "/api/bookings", headers, (body:gsub("NUMBER", digits)))
  end
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"duration":%d,"p50":%d,"p99":%d,'
      .. '"failed":{"refused":%d,"connections":%d,"reads":%d,"writes":%d,"timeouts":%d}}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect, errors.read, errors.write, errors.timeout
  ))
end
